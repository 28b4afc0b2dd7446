import {
  baselineLimits,
  type ControlLimits,
  type ControlPoint,
  inTimeOrder,
  measurementTime,
  type MetricKey,
  type QcMetric,
  RECOMMENDED_BASELINE,
  type Sequencing,
} from '@omics-portal/qc-metrics';
import type { Report } from '@omics-portal/resources';
import { UnreadableFileError } from '../files/unreadable-file-error';
import { readFigures } from '../report-json/read-figures';
import { type ControlChartSearch, PUBLISHED } from './control-chart-search';

/** Facts of a report's figures that a control chart needs. */
export interface BatchFigures {
  readonly metrics: readonly Pick<QcMetric, 'key' | 'value' | 'unit' | 'history'>[];
  /** Null for an expression table, and for DNA whose files do not say it. */
  readonly sequencing: Sequencing | null;
}

/** Report with its figures. */
export interface Batch {
  readonly report: Report;
  readonly figures: BatchFigures;
}

/** Report as a point of a control chart. */
export interface BatchPoint extends ControlPoint {
  readonly report: Report;
  readonly history: QcMetric['history'];
}

/** Batches of one chart. */
export interface ChartedBatches {
  /** In the order of time. */
  readonly points: readonly BatchPoint[];
  /** Reports that have no value of this figure. */
  readonly without: readonly Report[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Figures in the content of report.json; null if it cannot be read. */
export function batchFiguresOf(content: unknown): BatchFigures | null {
  try {
    const report = readFigures(content);
    return {
      metrics: report.metrics.map(({ key, value, unit, history }) => ({
        key,
        value,
        unit,
        ...(history && { history }),
      })),
      sequencing: report.omics === 'genomics' ? report.input.sequencing : null,
    };
  } catch (error) {
    if (error instanceof UnreadableFileError) {
      return null;
    }
    throw error;
  }
}

/** Reports of the period of a chart, by their measurement or else their start, without those that have no figures. */
export function reportsOfPeriod(
  reports: readonly Report[],
  days: number | undefined,
  now: number,
): readonly Report[] {
  return reports.filter(
    (report) => report.figures !== null && (days === undefined || timeOf(report) >= now - days * DAY_MS),
  );
}

/** Sequencing of the newest batch that tells it, the first one: whole genomes and exomes are no one series. */
export function chosenSequencing(
  batches: readonly Batch[],
  chosen: Sequencing | undefined,
): Sequencing | undefined {
  return chosen ?? batches.find(({ figures }) => figures.sequencing)?.figures.sequencing ?? undefined;
}

/** Points of a chart of one figure, and the reports without it. The batches are newest first, as in the list of reports. */
export function chartedBatches(
  batches: readonly Batch[],
  figure: MetricKey,
  sequencing: Sequencing | undefined,
): ChartedBatches {
  const points: BatchPoint[] = [];
  const without: Report[] = [];
  for (const { report, figures } of batches.toReversed()) {
    if (sequencing !== undefined && figures.sequencing !== sequencing) {
      continue;
    }
    const metric = figures.metrics.find(({ key }) => key === figure);
    if (metric && metric.value !== null) {
      points.push({ time: timeOf(report), value: metric.value, report, history: metric.history });
    } else {
      without.push(report);
    }
  }
  return { points: inTimeOrder(points), without };
}

/**
 * Published history that the newest report compares with, whether all others compare with the same figures, and whether these are of
 * one set of batches: totals of proteins and metabolites are scaled with the batch, so those of one set differ between reports.
 */
export function publishedHistory(points: readonly BatchPoint[]): {
  readonly history: QcMetric['history'];
  readonly isShared: boolean;
  readonly isOneSet: boolean;
} {
  const history = points.findLast((point) => point.history)?.history;
  return {
    history,
    isShared: points.every(
      (point) => !point.history || (point.history.mean === history?.mean && point.history.sd === history.sd),
    ),
    isOneSet: points.every(
      (point) =>
        !point.history || (point.history.source === history?.source && point.history.n === history.n),
    ),
  };
}

/** Number of points in the baseline; null for limits from the published history. */
export function baselineSize(baseline: ControlChartSearch['baseline'], points: number): number | null {
  return baseline === PUBLISHED ? null : Math.min(baseline ?? RECOMMENDED_BASELINE, points);
}

/** Centre and standard deviation of a chart; null if the points or the history do not give them. */
export function limitsOf(
  points: readonly BatchPoint[],
  baseline: ControlChartSearch['baseline'],
): ControlLimits | null {
  const size = baselineSize(baseline, points.length);
  if (size !== null) {
    return baselineLimits(points, size);
  }
  const { history } = publishedHistory(points);
  return history ? { centre: history.mean, sd: history.sd } : null;
}

/** Time of a report in a chart: the day of its measurement, or else its start. */
function timeOf({ startedAt, measurement }: Report): number {
  return measurementTime(measurement?.measuredOn ?? null, startedAt ?? 0);
}
