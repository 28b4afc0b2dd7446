import { useLingui } from '@lingui/react/macro';
import { BarChart } from '@omics-portal/ui/charts';
import { formatNumber, useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import type { ExpressionParts } from './expression-parts';

/** Number of features that each sample has. */
export function DetectedChart({ document: { table } }: ExpressionParts) {
  const { t, i18n } = useLingui();
  const chart = useChartLabels();
  const total = formatNumber(table.features.length, i18n.locale);
  return (
    <ChartCard source={table.source}>
      <BarChart
        viewId="detected"
        title={t`Detected features by sample`}
        summary={
          table.unit === 'counts'
            ? t`Of ${total} features, those with a count of 3 or more in at least two libraries of the sample.`
            : t`Of ${total} features, those with a value in at least two libraries of the sample.`
        }
        xLabel={t`Features`}
        yLabel={t`Sample`}
        data={table.detected.map(({ sample, detected }) => ({ key: sample, label: sample, value: detected }))}
        labels={chart}
      />
    </ChartCard>
  );
}
