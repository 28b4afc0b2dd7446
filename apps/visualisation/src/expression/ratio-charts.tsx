import { useLingui } from '@lingui/react/macro';
import type { FigureSource, ReferenceRatios } from '@omics-portal/api/visualisation';
import { EmptyState } from '@omics-portal/ui';
import { DenseScatterChart } from '@omics-portal/ui/charts';
import { formatNumber } from '@omics-portal/wording';
import { useMemo } from 'react';
import { ChartCard } from '../shared/chart-card';
import { useDenseLabels } from '../shared/use-dense-labels';
import type { ExpressionParts } from './expression-parts';
import { changesByRow, ratioPoints, type RatioPoints } from './ratio-points';

/** Measured ratios to D6 of all features in two pairs of samples. */
export function MeasuredRatios(props: ExpressionParts) {
  const { t } = useLingui();
  const { document, view } = props;
  const { features, differences, source } = document.table;
  const ratios = useMemo(() => {
    const changes = (pair: string) => {
      const found = differences.find((one) => one.pair === pair);
      return found ? changesByRow(found, features.length) : [];
    };
    return ratioPoints(features, changes(view.pair), changes(view.against));
  }, [features, differences, view.pair, view.against]);
  return (
    <RatioChart
      {...props}
      viewId="measured-ratios"
      title={t`Measured ratios to D6: ${view.against} against ${view.pair}`}
      point={props.labels.feature}
      group={t`Measured`}
      source={source}
      ratios={ratios}
      features={features}
    />
  );
}

/** Ratios to D6 of the installed reference set in two pairs of samples. */
export function ReferenceRatiosChart({
  reference,
  ...props
}: ExpressionParts & { readonly reference: ReferenceRatios }) {
  const { t } = useLingui();
  const { view } = props;
  const { features, pairs, source, key } = reference;
  const ratios = useMemo(() => {
    const changes = (pair: string) => pairs.find((one) => one.pair === pair)?.log2FoldChange ?? [];
    return ratioPoints(features, changes(view.pair), changes(view.against));
  }, [features, pairs, view.pair, view.against]);
  return (
    <RatioChart
      {...props}
      viewId="reference-ratios"
      title={t`Reference ratios to D6: ${view.against} against ${view.pair}`}
      point={key === 'peptide' ? t`Peptide` : props.labels.feature}
      group={t`Reference set`}
      source={source}
      ratios={ratios}
      features={features}
    />
  );
}

interface RatioChartProps extends ExpressionParts {
  readonly viewId: string;
  readonly title: string;
  readonly point: string;
  readonly group: string;
  readonly source: FigureSource;
  readonly ratios: RatioPoints;
  readonly features: readonly string[];
}

function RatioChart(props: RatioChartProps) {
  const { t, i18n } = useLingui();
  const { viewId, title, point, group, source, ratios, features, view, onFeature } = props;
  const labels = useDenseLabels(point, t`Kind of ratio`);
  const series = useMemo(() => [{ id: 'all', label: group }], [group]);
  const selected = ratios.rows.indexOf(features.indexOf(view.feature ?? ''));
  const count = formatNumber(ratios.rows.length, i18n.locale);
  return (
    <ChartCard source={source}>
      <DenseScatterChart
        viewId={viewId}
        title={title}
        summary={t`log2 ratios of ${count} features that have one in both pairs.`}
        points={ratios.points}
        series={series}
        xLabel={view.pair}
        yLabel={view.against}
        labels={labels}
        selected={selected < 0 ? undefined : selected}
        onSelect={(index) => onFeature(ratios.points.nameAt(index))}
        empty={<EmptyState title={t`No feature has a ratio in both pairs`} />}
      />
    </ChartCard>
  );
}
