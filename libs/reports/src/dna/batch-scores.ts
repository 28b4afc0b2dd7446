import {
  DNA_METRICS,
  type DnaMetric,
  type DnaReport,
  mean,
  standardDeviation,
} from '@omics-portal/qc-metrics';

/** Columns of the heat map of batches. */
export const BATCH_SCORES: readonly (DnaMetric | 'total')[] = ['total', ...DNA_METRICS];

/** Batch in the heat map: its distance to the history, in standard deviations, for each of {@link BATCH_SCORES}. */
export interface BatchScores {
  /** Name in the history; null for the batch of the report. */
  readonly batch: string | null;
  /** Null for a metric that was not computed, and for one that is equal in all batches of the history. */
  readonly scores: readonly (number | null)[];
}

/**
 * Batches of the history and that of the report, the best total first, a batch without a total last. Null for fewer than two
 * batches with metrics, as reports of programs before 1.4 have them.
 */
export function batchScores(report: DnaReport): readonly BatchScores[] | null {
  const past = report.history.flatMap(({ batch, metrics }) => (metrics ? [{ batch, metrics }] : []));
  if (past.length < 2) {
    return null;
  }
  const own = new Map(report.metrics.map(({ key, value }) => [key, value]));
  const spreads = BATCH_SCORES.map((key) => {
    const values = past.map(({ metrics }) => metrics[key]);
    // The deviation of equal values may be rounded to a number that is not 0.
    const isEven = values.every((value) => value === values[0]);
    return { center: mean(values), spread: isEven ? 0 : standardDeviation(values) };
  });
  const scored = (value: number | null | undefined, column: number) => {
    const { center, spread } = spreads[column] ?? { center: NaN, spread: 0 };
    return value == null || !(spread > 0) ? null : (value - center) / spread;
  };
  const batches: BatchScores[] = [
    { batch: null, scores: BATCH_SCORES.map((key, column) => scored(own.get(key), column)) },
    ...past.map(({ batch, metrics }) => ({
      batch,
      scores: BATCH_SCORES.map((key, column) => scored(metrics[key], column)),
    })),
  ];
  const total = ({ scores }: BatchScores) => scores[0] ?? -Infinity;
  return batches.toSorted((a, b) => total(b) - total(a));
}
