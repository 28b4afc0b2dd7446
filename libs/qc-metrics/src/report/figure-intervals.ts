import { type MeasuredFoldChange } from '../expression/measured-fold-changes';
import { type CorrelationPoint } from '../expression/relative-correlation';
import { type SampleGroup } from '../expression/sample-groups';
import { signalToNoise } from '../expression/signal-to-noise';
import { correlationInterval, type Interval, normalInterval } from '../uncertainty/normal-interval';
import { replicateResamples } from '../uncertainty/replicate-resamples';
import { resampledCorrelations } from '../uncertainty/resampled-correlation';
import { limitOf, type VerdictReason } from '../verdict/apply-rules';
import { type ThresholdRule } from '../verdict/threshold-profile';
import { type TotalFunction } from './compare-with-history';
import { type QcMetric, type ExpressionReport } from './qc-report';

/** Number of resamples of a table of usual size. */
const RESAMPLES = 200;
const MIN_RESAMPLES = 40;
/** Values of libraries that all resamples together may read, about a quarter of a second. */
const MAX_VALUES = 5e7;

/** Figures of a batch and the values behind them. */
export interface FigureSources {
  readonly groups: readonly SampleGroup[];
  readonly libraries: number;
  readonly plane: ExpressionReport['pca'];
  /** Fold changes behind RC, with their reference; empty without RC. */
  readonly measured: readonly MeasuredFoldChange[];
  readonly points: readonly CorrelationPoint[];
  /** Undefined for a batch without a total score. */
  readonly total: TotalFunction | undefined;
}

/**
 * Metrics with the intervals of SNR, RC and total score, by a bootstrap over replicates. The plane of the principal components,
 * normalisation, precision weights and other metrics stay those of the whole batch.
 */
export function withIntervals(metrics: readonly QcMetric[], sources: FigureSources): QcMetric[] {
  const { groups, libraries, plane, measured, points, total } = sources;
  const reads = measured.reduce(
    (sum, { numerator, denominator }) => sum + numerator.libraries.length + denominator.libraries.length,
    1,
  );
  const resamples = Math.max(MIN_RESAMPLES, Math.min(RESAMPLES, Math.floor(MAX_VALUES / reads)));
  const draws = replicateResamples(groups, libraries, resamples);
  const reference = points.map((point) => point.reference);
  const snr = draws.map((drawn) =>
    plane ? signalToNoise(plane.points, plane.varianceExplained, drawn) : NaN,
  );
  const rc = resampledCorrelations(measured, reference, draws);
  const valueOf = (key: QcMetric['key']) => metrics.find((metric) => metric.key === key)?.value ?? NaN;
  const intervals: Partial<Record<QcMetric['key'], Interval | undefined>> = {
    snr: normalInterval(valueOf('snr'), snr),
    rc: correlationInterval(valueOf('rc'), rc),
    total: normalInterval(
      valueOf('total'),
      draws.map((_, index) => (total ? resampledTotal(total, snr[index], rc[index]) : NaN)),
    ),
  };
  return metrics.map((metric) => {
    const interval = intervals[metric.key];
    return interval ? { ...metric, interval: { ...interval, resamples } } : metric;
  });
}

function resampledTotal(
  { values, score }: TotalFunction,
  snr: number | undefined,
  rc: number | undefined,
): number {
  return score({
    ...values,
    ...(values.snr !== undefined && { snr: snr ?? NaN }),
    ...(values.rc !== undefined && { rc: rc ?? NaN }),
  }).total;
}

/**
 * Reasons of a verdict, with those marked whose limit is within the interval of the value. A value that only warns has the limit of
 * failure as well if that one is within the interval.
 *
 * @param rules - rules that were applied.
 */
export function withNearLimits(
  reasons: readonly VerdictReason[],
  metrics: readonly QcMetric[],
  rules: readonly ThresholdRule[],
): VerdictReason[] {
  const metricOf = new Map<string, QcMetric>(metrics.map((metric) => [metric.key, metric]));
  return reasons.map((reason) => {
    const { interval, grading } = metricOf.get(reason.metric) ?? {};
    if (!interval) {
      return reason;
    }
    const isNear = (limit: number) => limit >= interval.low && limit <= interval.high;
    const fail = reason.level === 'warn' && rules.find(({ rule }) => rule === reason.rule)?.fail;
    const failure = fail ? limitOf(fail, grading) : undefined;
    return {
      ...reason,
      ...(isNear(reason.limit) && { nearLimit: true }),
      ...(failure && isNear(failure.limit) && { nearFailure: failure }),
    };
  });
}
