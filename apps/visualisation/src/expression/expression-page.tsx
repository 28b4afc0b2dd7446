import { useLingui } from '@lingui/react/macro';
import type { ExpressionDocument } from '@omics-portal/api/visualisation';
import { Alert } from '@omics-portal/ui';
import { useMemo } from 'react';
import { MissingSet } from '../shared/missing-set';
import { UnknownChoices } from '../shared/unknown-choices';
import { useView } from '../view/use-view';
import { BatchBoxes } from './batch-boxes';
import { BatchPlaneChart } from './batch-plane-chart';
import { DetectedChart } from './detected-chart';
import { ExpressionControls } from './expression-controls';
import { EXPRESSION_CHOICES, expressionView, unknownChoices } from './expression-view';
import { FeatureRatios } from './feature-ratios';
import { FeatureValues } from './feature-values';
import { MeasuredRatios, ReferenceRatiosChart } from './ratio-charts';
import { useExpressionLabels } from './use-expression-labels';
import { VolcanoChart } from './volcano-chart';

/** Expression data of the four samples: values and ratios of a feature, of all features, and the quality of batches. */
export function ExpressionPage({ document }: { readonly document: ExpressionDocument }) {
  const { t } = useLingui();
  const [address, change] = useView(EXPRESSION_CHOICES);
  const view = useMemo(() => expressionView(address, document), [address, document]);
  const labels = useExpressionLabels(document);
  const { table, reference } = document;
  const parts = { document, view, labels, onFeature: (feature: string) => change({ feature }) };
  return (
    <div className="flex flex-col gap-4">
      <ExpressionControls {...parts} onChange={change} />
      <UnknownChoices names={unknownChoices(address, view)} />
      {table.source.synthetic ? (
        <Alert tone="warning" title={t`Synthetic values`}>
          {t`The license of the public RNA tables does not allow copies. These counts were generated: they show how the plots work, but nothing about the samples.`}
        </Alert>
      ) : null}
      {reference ? null : <MissingSet what={labels.missing} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FeatureValues {...parts} onLibrary={(library) => change({ library, batch: table.batch })} />
        <FeatureRatios {...parts} />
        <VolcanoChart {...parts} />
        <MeasuredRatios {...parts} />
        {reference ? <ReferenceRatiosChart {...parts} reference={reference} /> : null}
        <BatchPlaneChart
          {...parts}
          onBatch={(batch) => change({ batch })}
          onLibrary={(library) => change({ library })}
        />
        <BatchBoxes {...parts} figure="snr" onBatch={(batch) => change({ batch })} />
        <BatchBoxes {...parts} figure="cv" onBatch={(batch) => change({ batch })} />
        <DetectedChart {...parts} />
      </div>
    </div>
  );
}
