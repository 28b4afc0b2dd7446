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
  name: string;
  figures: ChartFigures;
  measuredOn: string | null;
  startedTime: number;
}

/** Rule that a report breaks, and the figures whose charts show it. */
export interface BrokenRule {
  rule: ControlRule;
  figures: MetricKey[];
}

/** Rule that a report breaks. */
export interface ReportAlert extends BrokenRule {
  report: ChartedReport;
}

/** Reports of a chart at most: the newest by their start, as in the portal. */
export const MAX_CHARTED = 100;

/**
 * Rules of Westgard that the reports of a chart break, by report, as the portal shows them when the chart opens: limits from the
 * first reports in the order of time, whole genomes and exomes apart. The warning 1-2s does not count.
 */
export function brokenRules(
  reports: readonly ChartedReport[],
): ReadonlyMap<ChartedReport, readonly BrokenRule[]> {
  const newest = reports
    .toSorted((a, b) => b.startedTime - a.startedTime || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_CHARTED)
    .toReversed();
  const found = new Map<ChartedReport, BrokenRule[]>();
  for (const sequencing of new Set(newest.map(({ figures }) => figures.sequencing))) {
    const series = newest.filter(({ figures }) => figures.sequencing === sequencing);
    const keys = new Set(series.flatMap(({ figures }) => Object.keys(figures.values) as MetricKey[]));
    for (const key of keys) addBroken(series, key, found);
  }
  return found;
}

function addBroken(
  series: readonly ChartedReport[],
  key: MetricKey,
  found: Map<ChartedReport, BrokenRule[]>,
): void {
  const points = series.flatMap((report) => {
    const value = report.figures.values[key];
    return value === undefined ? [] : [{ report, time: timeOf(report), value }];
  });
  const chart = westgardChart(points, baselineLimits(points, RECOMMENDED_BASELINE));
  if (!chart.known) return;
  for (const { point, broken } of chart.points) {
    const rules = found.get(point.report) ?? [];
    for (const rule of broken) {
      const known = rules.find((each) => each.rule === rule);
      if (known) known.figures.push(key);
      else if (rule !== WARNING_RULE) rules.push({ rule, figures: [key] });
    }
    found.set(point.report, rules);
  }
}

/**
 * Alerts about a report that is new in a chart, or whose measurement was corrected: each rule that it breaks now and did not break
 * before. A report with an earlier day also moves limits and runs of others: of those, the last one that breaks a rule anew.
 */
export function newAlerts(
  report: ChartedReport,
  { before, others }: { before: ChartedReport | null; others: readonly ChartedReport[] },
): ReportAlert[] {
  const brokenBefore = brokenRules(before ? [before, ...others] : others);
  const brokenNow = brokenRules([report, ...others]);
  const alertsOf = (now: ChartedReport, earlier: ChartedReport | null): ReportAlert[] =>
    (brokenNow.get(now) ?? []).flatMap(({ rule, figures }) => {
      const known = earlier && brokenBefore.get(earlier)?.find((each) => each.rule === rule);
      const added = figures.filter((figure) => !known?.figures.includes(figure));
      return added.length === 0 ? [] : [{ report: now, rule, figures: added }];
    });
  const ofOthers = others
    .flatMap((other) => alertsOf(other, other))
    .toSorted((a, b) => timeOf(b.report) - timeOf(a.report));
  const last = CONTROL_RULES.flatMap((rule) => ofOthers.find((alert) => alert.rule === rule) ?? []);
  return [...inOrder(alertsOf(report, before)), ...last];
}

function timeOf({ measuredOn, startedTime }: ChartedReport): number {
  return measurementTime(measuredOn, startedTime);
}

function inOrder(alerts: readonly ReportAlert[]): ReportAlert[] {
  return CONTROL_RULES.flatMap((rule) => alerts.filter((alert) => alert.rule === rule));
}
