import {
  baselineLimits,
  CONTROL_RULES,
  type ControlRule,
  measurementTime,
  type MetricKey,
  RECOMMENDED_BASELINE,
  WARNING_RULE,
  westgardChart,
} from '@omics-portal/qc-metrics';
import type { ChartFigures } from './tables.ts';

/** Report as a batch of control charts. */
export interface ChartedReport {
  id: string;
  figures: ChartFigures;
  measuredOn: string | null;
  startedTime: number;
}

/** Rule that a report breaks, and the figures whose charts show it. */
export interface BrokenRule {
  rule: ControlRule;
  figures: readonly MetricKey[];
}

/** Reports of a chart at most: the newest by their start, as in the portal. */
export const MAX_CHARTED = 100;

/**
 * Rules of Westgard that a report breaks in the control charts of its figures, as the portal shows them when they open: limits
 * from the first reports in the order of time, whole genomes and exomes apart. The warning 1-2s does not count.
 */
export function brokenRules(report: ChartedReport, others: readonly ChartedReport[]): BrokenRule[] {
  const batches = [report, ...others]
    .toSorted((a, b) => b.startedTime - a.startedTime || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_CHARTED)
    .filter(({ figures }) => figures.sequencing === report.figures.sequencing)
    .toReversed();
  const keys = Object.keys(report.figures.values) as MetricKey[];
  const brokenBy = keys.map((key) => ({ key, broken: brokenIn(report, batches, key) }));
  return CONTROL_RULES.flatMap((rule) => {
    const figures = brokenBy.filter(({ broken }) => broken.includes(rule)).map(({ key }) => key);
    return figures.length === 0 || rule === WARNING_RULE ? [] : [{ rule, figures }];
  });
}

function brokenIn(
  { id }: ChartedReport,
  batches: readonly ChartedReport[],
  key: MetricKey,
): readonly ControlRule[] {
  const points = batches.flatMap(({ figures, measuredOn, startedTime, ...batch }) => {
    const value = figures.values[key];
    const time = measurementTime(measuredOn, startedTime);
    return value === undefined ? [] : [{ id: batch.id, time, value }];
  });
  const chart = westgardChart(points, baselineLimits(points, RECOMMENDED_BASELINE));
  return chart.known ? (chart.points.find(({ point }) => point.id === id)?.broken ?? []) : [];
}
