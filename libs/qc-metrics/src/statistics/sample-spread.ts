import { mean, quantileOfSorted } from './descriptive';

/** Spread of one figure over samples. All numbers have the unit of the figure. */
export interface SampleSpread {
  /** Number of finite values. */
  readonly n: number;
  readonly min: number;
  /** First quartile, of type 7 as in R. */
  readonly q1: number;
  readonly median: number;
  /** Third quartile, of type 7 as in R. */
  readonly q3: number;
  readonly max: number;
  /** Robust standard deviation, see {@link sampleSpread}; 0 when all values are equal. */
  readonly deviation: number;
}

/** Factor that makes the median absolute deviation of normal values their standard deviation, as in R's `mad`. */
const MAD_TO_DEVIATION = 1.4826;
/** The same for the mean absolute deviation: the square root of pi / 2. */
const MEAN_AD_TO_DEVIATION = Math.sqrt(Math.PI / 2);

/** Minimum number of values for the detection of outliers. */
export const MIN_VALUES_FOR_OUTLIERS = 5;
/** Robust deviations from the median beyond which a value is an outlier. */
export const OUTLIER_DEVIATIONS = 3.5;

/**
 * Spread of values over samples: quartiles, and the robust standard deviation 1.4826 x median |x - median|. Where more
 * than half of the values are equal that is 0, and 1.2533 x mean |x - median| is used. Values that are not finite are
 * ignored; null when none is left. Source: Iglewicz and Hoaglin (1993), How to Detect and Handle Outliers.
 */
export function sampleSpread(values: readonly number[]): SampleSpread | null {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  if (min === undefined || max === undefined) {
    return null;
  }
  const median = quantileOfSorted(sorted, 0.5);
  const distances = sorted.map((value) => Math.abs(value - median)).sort((a, b) => a - b);
  const mad = quantileOfSorted(distances, 0.5);
  return {
    n: sorted.length,
    min,
    q1: quantileOfSorted(sorted, 0.25),
    median,
    q3: quantileOfSorted(sorted, 0.75),
    max,
    deviation: mad > 0 ? MAD_TO_DEVIATION * mad : MEAN_AD_TO_DEVIATION * mean(distances),
  };
}

/**
 * Robust z score: distance of a value from the median in robust standard deviations, negative below it. Null with fewer
 * than {@link MIN_VALUES_FOR_OUTLIERS} values, and when all values are equal.
 */
export function robustScore(value: number, { n, median, deviation }: SampleSpread): number | null {
  return n < MIN_VALUES_FOR_OUTLIERS || deviation === 0 || !Number.isFinite(value)
    ? null
    : (value - median) / deviation;
}

/** Outlier rule: a robust z score beyond 3.5, as Iglewicz and Hoaglin recommend. */
export function isOutlier(score: number | null): boolean {
  return score !== null && Math.abs(score) > OUTLIER_DEVIATIONS;
}
