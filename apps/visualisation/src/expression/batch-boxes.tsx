import { useLingui } from '@lingui/react/macro';
import type { BatchQuality } from '@omics-portal/api/visualisation';
import { EmptyState } from '@omics-portal/ui';
import { BoxPlot } from '@omics-portal/ui/charts';
import { useBoxLabels, useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import type { ExpressionParts } from './expression-parts';

/** Props of the box plot. */
export interface BatchBoxesProps extends ExpressionParts {
  readonly figure: 'snr' | 'cv';
  readonly onBatch: (batch: string) => void;
}

const AXIS_SPACE = 70;
const BOX_SPACE = 44;

/** Batches with a value of a figure, by lab. */
function measuredByLab(batches: readonly BatchQuality[], figure: 'snr' | 'cv') {
  const labs = new Map<string | null, { batch: string; value: number }[]>();
  for (const one of batches) {
    const value = one[figure];
    if (value !== null) {
      labs.set(one.lab, [...(labs.get(one.lab) ?? []), { batch: one.batch, value }]);
    }
  }
  return [...labs].sort(([one], [other]) => (one ?? '\uffff').localeCompare(other ?? '\uffff'));
}

/** Signal-to-noise ratio or coefficient of variation of the batches, by lab. */
export function BatchBoxes({ document: { quality }, view, figure, onBatch }: BatchBoxesProps) {
  const { t } = useLingui();
  const chart = useChartLabels();
  const box = useBoxLabels();
  const labs = measuredByLab(quality.batches, figure);
  const nameOf = (lab: string | null) => lab ?? t`Not named`;
  const title = { snr: t`Signal-to-noise ratio by lab`, cv: t`Coefficient of variation by lab` }[figure];
  const unit = { snr: t`SNR, dB`, cv: t`CV, %` }[figure];
  const originOf = new Map(quality.batches.map((one) => [one.batch, one]));
  return (
    <ChartCard source={quality.source}>
      <BoxPlot
        viewId={`quality-${figure}`}
        title={title}
        summary={
          quality.batches.length > 1
            ? t`Each point is a batch. Select one to find it in the other plots.`
            : t`One batch only: no history of this kind of data is installed.`
        }
        xLabel={unit}
        yLabel={t`Lab`}
        height={AXIS_SPACE + Math.max(2, labs.length) * BOX_SPACE}
        groups={labs.map(([lab, batches]) => ({
          key: lab ?? '',
          label: nameOf(lab),
          values: batches.map(({ value }) => value),
          points: batches.map(({ batch, value }) => ({
            key: batch,
            label: batch,
            value,
            selected: batch === view.batch,
          })),
        }))}
        table={{
          columns: [t`Batch`, t`Lab`, t`Platform`, t`Instrument`, unit],
          rows: labs.flatMap(([lab, batches]) =>
            batches.map(({ batch, value }) => {
              const { platform, instrument } = originOf.get(batch) ?? {};
              return [batch, nameOf(lab), platform ?? '', instrument ?? '', value];
            }),
          ),
        }}
        labels={{ ...chart, box }}
        empty={<EmptyState title={t`No batch has this figure`} />}
        onSelect={onBatch}
      />
    </ChartCard>
  );
}
