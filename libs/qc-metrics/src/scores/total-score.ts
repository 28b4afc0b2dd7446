import { type Direction, geometricMean, roundedLike, scoreAgainst } from './history';

/** Metrics that a history can have, in the order of reports. Recall is of metabolites only. */
export const SCORED_METRICS = [
  'features',
  'missing',
  'absoluteCorrelation',
  'cv',
  'snr',
  'rc',
  'recall',
] as const;

/** One of {@link SCORED_METRICS}. */
export type ScoredMetric = (typeof SCORED_METRICS)[number];

/** Historical batch; a metric that was not computed is absent. */
export interface HistoricalBatch {
  readonly batch: string;
  readonly values: Readonly<Partial<Record<ScoredMetric, number>>>;
}

/** Direction of a metric: higher or lower values are better. */
export const DIRECTION_OF_METRIC: Readonly<Record<ScoredMetric, Direction>> = {
  features: 'higher',
  missing: 'lower',
  absoluteCorrelation: 'higher',
  cv: 'lower',
  snr: 'higher',
  rc: 'higher',
  recall: 'higher',
};

/** Units of the metrics; empty for a metric without one. */
export const UNIT_OF_METRIC: Readonly<Record<ScoredMetric, '' | '%' | 'dB'>> = {
  features: '',
  missing: '%',
  absoluteCorrelation: '',
  cv: '%',
  snr: 'dB',
  rc: '',
  recall: '',
};

/** Total score and its components. */
export interface TotalScore {
  /** Score of each metric, 1..10. */
  readonly scores: Readonly<Partial<Record<ScoredMetric, number>>>;
  /** Geometric mean of the scores. */
  readonly geometricMean: number;
  /** Geometric mean scaled to 1..10 between the minimum and the maximum of the history and this batch. */
  readonly total: number;
  /** Totals of the historical batches, in their order; a batch beyond their range moves them. */
  readonly historicalTotals: readonly number[];
}

/**
 * Total score of RNA as in exp2qcdt: the square root of SNR times RC, for the batch and for each earlier one. NaN where one of
 * them is negative. It is not scaled.
 */
export function rootTotal(
  history: readonly HistoricalBatch[],
  values: HistoricalBatch['values'],
): Pick<TotalScore, 'total' | 'historicalTotals'> {
  const root = ({ snr = NaN, rc = NaN }: HistoricalBatch['values']): number =>
    snr >= 0 && rc >= 0 ? Math.sqrt(snr * rc) : NaN;
  return {
    total: root(values),
    historicalTotals: history.map((batch) => root(batch.values)).filter((total) => !Number.isNaN(total)),
  };
}

/**
 * Total score of a batch against its history, as protqc and metqc compute it: scores and totals are scaled over the history and
 * the batch together. The total is NaN when they do not vary, and for a batch without a score; the history has totals then too.
 */
export function totalScore(
  history: readonly HistoricalBatch[],
  values: HistoricalBatch['values'],
): TotalScore {
  const ranges = rangesOf(history, values);
  const scores = scoresOf(ranges, values);
  const own = geometricMean(Object.values(scores));
  const others = history.map((batch) => geometricMean(Object.values(scoresOf(ranges, batch.values))));
  const means = [...others, own].filter((value) => !Number.isNaN(value));
  return {
    scores,
    geometricMean: own,
    total: scoreAgainst(means, own, 'higher'),
    historicalTotals: others.map((value) => scoreAgainst(means, value, 'higher')),
  };
}

/** Metrics that every historical batch has: a total without one of them is not comparable. */
export function figuresOfTotal(history: readonly HistoricalBatch[]): ScoredMetric[] {
  return SCORED_METRICS.filter(
    (metric) => history.length > 0 && history.every(({ values }) => values[metric] !== undefined),
  );
}

/** History without some of its metrics, for a batch whose own are not comparable. */
export function withoutFigures(
  history: readonly HistoricalBatch[],
  left: readonly ScoredMetric[],
): HistoricalBatch[] {
  return history.map(({ batch, values }) => ({
    batch,
    values: Object.fromEntries(
      SCORED_METRICS.filter((key) => !left.includes(key) && values[key] !== undefined).map((key) => [
        key,
        values[key],
      ]),
    ),
  }));
}

/** Historical values of one metric. */
export function historyOf(history: readonly HistoricalBatch[], metric: ScoredMetric): number[] {
  return history.flatMap(({ values }) => (values[metric] === undefined ? [] : [values[metric]]));
}

/** Values of a metric: of the history alone, and with that of the batch. */
interface MetricRange {
  readonly history: readonly number[];
  readonly all: readonly number[];
}

/** Values of each metric that more than one historical batch has. */
function rangesOf(
  history: readonly HistoricalBatch[],
  values: HistoricalBatch['values'],
): ReadonlyMap<ScoredMetric, MetricRange> {
  return new Map(
    SCORED_METRICS.flatMap((metric): [ScoredMetric, MetricRange][] => {
      const known = historyOf(history, metric);
      const own = values[metric];
      const all = own === undefined ? known : [...known, roundedLike(known, own)];
      return known.length > 1 ? [[metric, { history: known, all }]] : [];
    }),
  );
}

function scoresOf(
  ranges: ReadonlyMap<ScoredMetric, MetricRange>,
  values: HistoricalBatch['values'],
): Partial<Record<ScoredMetric, number>> {
  const scored: Partial<Record<ScoredMetric, number>> = {};
  for (const [metric, { history, all }] of ranges) {
    const value = values[metric];
    if (value !== undefined) {
      scored[metric] = scoreAgainst(all, roundedLike(history, value), DIRECTION_OF_METRIC[metric]);
    }
  }
  return scored;
}
