/** Figures of a box that were computed elsewhere, from values that the chart does not have. */
export interface BoxFigures {
  /** Number of values. */
  n: number;
  /** Smallest value. */
  min: number;
  /** Lowest value within 1.5 interquartile ranges below the box. */
  lowWhisker: number;
  /** First quartile. */
  q1: number;
  /** Second quartile. */
  median: number;
  /** Third quartile. */
  q3: number;
  /** Highest value within 1.5 interquartile ranges above the box. */
  highWhisker: number;
  /** Largest value. */
  max: number;
  /** Number of values beyond the whiskers. */
  beyond: number;
}

/** Five-number summary of a group of values, with outliers. */
export interface BoxSummary extends BoxFigures {
  /** Values beyond the whiskers, ascending. */
  outliers: readonly number[];
}

const WHISKER_FACTOR = 1.5;

/**
 * Quantile of ascending values for a probability from 0 to 1: linear interpolation between the order statistics around
 * `(n - 1) * probability`, which is type 7 of Hyndman and Fan, the default of R and NumPy. NaN without values.
 */
export function quantile(ascending: readonly number[], probability: number): number {
  const rank = (ascending.length - 1) * probability;
  const below = ascending[Math.floor(rank)] ?? NaN;
  const above = ascending[Math.ceil(rank)] ?? NaN;
  // Rounding must not move the result beyond the next value.
  return Math.min(above, below + (above - below) * (rank - Math.floor(rank)));
}

/**
 * Box plot statistics of a group of values, as Tukey defines them. Values that are not finite are ignored; null when
 * none is left.
 */
export function boxSummary(values: readonly number[]): BoxSummary | null {
  const ascending = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const [min, max] = [ascending[0], ascending.at(-1)];
  if (min === undefined || max === undefined) {
    return null;
  }
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((probability) => quantile(ascending, probability));
  const box = { q1: q1 ?? min, median: median ?? min, q3: q3 ?? min };
  const whisker = (box.q3 - box.q1) * WHISKER_FACTOR;
  const within = ascending.filter((value) => value >= box.q1 - whisker && value <= box.q3 + whisker);
  const lowWhisker = Math.min(within[0] ?? box.q1, box.q1);
  const highWhisker = Math.max(within.at(-1) ?? box.q3, box.q3);
  const outliers = ascending.filter((value) => value < lowWhisker || value > highWhisker);
  return {
    n: ascending.length,
    min,
    lowWhisker,
    ...box,
    highWhisker,
    max,
    beyond: outliers.length,
    outliers,
  };
}

/** Summary of a box whose values are not there: of those beyond the whiskers only the minimum and the maximum are known. */
export function drawnFigures(figures: BoxFigures): BoxSummary {
  const { min, lowWhisker, highWhisker, max } = figures;
  return { ...figures, outliers: [min, max].filter((value) => value < lowWhisker || value > highWhisker) };
}
