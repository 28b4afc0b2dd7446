import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import { GroupedBarChart } from '@omics-portal/ui/charts';
import { useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import type { ExpressionParts } from './expression-parts';
import { pairsOf } from './expression-view';

const HEIGHT = 260;

/** Ratios of a feature to D6: measured, and those of the reference set. */
export function FeatureRatios({ document: { table, reference }, view, labels }: ExpressionParts) {
  const { t } = useLingui();
  const chart = useChartLabels();
  const feature = view.feature ?? '';
  const [row, known] = [table.features.indexOf(feature), reference?.features.indexOf(feature) ?? -1];
  const rows = pairsOf(table, reference).map((pair) => {
    const measured = table.differences.find((one) => one.pair === pair);
    const at = measured?.rows.indexOf(row) ?? -1;
    return {
      pair,
      measured: measured?.log2FoldChange[at] ?? null,
      adjustedP: measured?.adjustedP[at] ?? null,
      reference: reference?.pairs.find((one) => one.pair === pair)?.log2FoldChange[known] ?? null,
    };
  });
  const isAbsent = rows.every((one) => one.measured === null && one.reference === null);
  return (
    <ChartCard source={row < 0 && reference ? reference.source : table.source}>
      <GroupedBarChart
        viewId="feature-ratios"
        title={t`${feature}: ratio to D6`}
        summary={t`log2 fold change of each sample over D6. A pair without a bar could not be tested.`}
        height={HEIGHT}
        xLabel={t`log2 fold change`}
        yLabel={t`Pair of samples`}
        series={[
          { id: 'measured', label: t`Measured` },
          ...(reference ? [{ id: 'reference', label: t`Reference set` }] : []),
        ]}
        groups={rows.map((one) => ({
          key: one.pair,
          label: one.pair,
          values: [one.measured, ...(reference ? [one.reference] : [])],
        }))}
        table={{
          columns: [t`Pair of samples`, t`log2 fold change`, t`Adjusted p`, t`Reference set`],
          rows: isAbsent
            ? []
            : rows.map((one) => [one.pair, one.measured ?? '', one.adjustedP ?? '', one.reference ?? '']),
        }}
        labels={chart}
        empty={
          <EmptyState
            title={t`No ratio of ${feature} could be computed`}
            description={t`A test needs two values in both samples. ${labels.feature}: choose another one in the plots below.`}
          />
        }
      />
    </ChartCard>
  );
}
