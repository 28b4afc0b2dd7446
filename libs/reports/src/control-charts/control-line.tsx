import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DNA_METRICS, type MetricKey } from '@omics-portal/qc-metrics';
import type { AxisBounds } from '@omics-portal/ui/charts';
import { formatDateTime, useChartLabels } from '@omics-portal/wording';
import { lazy, useId, useMemo } from 'react';
import { METRIC_LABELS, METRIC_UNITS } from '../figures/metric-labels';
import { useReports } from '../ports/reports-ports';
import { chartContent, type ChartContext } from './chart-content';
import type { JudgedChart } from './judged-points';
import { RULE_LABELS } from './rule-messages';

const LineChart = lazy(async () => ({ default: (await import('@omics-portal/ui/charts')).LineChart }));

const HEIGHT = 400;
/** Figures with fixed ends of their axis. */
const BOUNDS: Readonly<Partial<Record<MetricKey, AxisBounds>>> = {
  missing: 'percent',
  recall: 'share',
  ...Object.fromEntries(DNA_METRICS.map((key) => [key, 'share' as const])),
};

interface ControlLineProps {
  readonly figure: MetricKey;
  readonly chart: JudgedChart;
  readonly context: ChartContext;
}

/** Drawing of a control chart, whose code is loaded on demand. */
export function ControlLine({ figure, chart, context }: ControlLineProps) {
  const { t, i18n } = useLingui();
  const { links } = useReports();
  const labels = useChartLabels();
  const viewId = useId();
  const name = i18n._(METRIC_LABELS[figure]);
  const unit = METRIC_UNITS[figure];
  const batches = context.history?.n ?? 0;
  const content = useMemo(
    () =>
      chartContent(chart, context, {
        series: name,
        centre: t`Center`,
        distance: (distance) => t`${distance} SD`,
        history: t`Published history of ${batches} batches, mean ± 1 SD`,
        rule: (rule) => i18n._(RULE_LABELS[rule]),
        time: formatDateTime,
        href: links.report,
      }),
    [chart, context, name, batches, links, t, i18n],
  );
  const count = chart.points.length;
  const flagged = chart.points.filter(({ broken }) => broken.length > 0).length;
  return (
    <LineChart
      viewId={viewId}
      height={HEIGHT}
      title={t`Control chart: ${name}`}
      summary={t`${plural(count, { one: '# report', other: '# reports' })} in the order of time, ${flagged} with a broken rule or a warning.`}
      {...content}
      xLabel={t`Reports in the order of time`}
      yLabel={unit === '' ? name : `${name} (${unit})`}
      yBounds={BOUNDS[figure]}
      eventsLabel={t`Notes on the history`}
      labels={labels}
    />
  );
}
