import { standardDeviation } from '../statistics/descriptive';

/** Lower and upper end of an interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 97.5 % quantile of the standard normal distribution: for an interval of 95 %. */
const Z = 1.959964;
/** Least number of resamples with a value. */
const MIN_RESAMPLES = 20;

/**
 * Normal bootstrap interval of 95 %: the estimate and the standard deviation of its resampled values. Undefined when fewer than
 * 20 resamples have a finite value.
 *
 * Source: Efron and Tibshirani (1993), An Introduction to the Bootstrap, chapter 13.
 */
export function normalInterval(estimate: number, resampled: readonly number[]): Interval | undefined {
  const finite = resampled.filter(Number.isFinite);
  if (finite.length < MIN_RESAMPLES || !Number.isFinite(estimate)) {
    return undefined;
  }
  const margin = Z * standardDeviation(finite);
  return { low: estimate - margin, high: estimate + margin };
}

/** Normal bootstrap interval of a correlation, by Fisher's z: it stays between -1 and 1. */
export function correlationInterval(estimate: number, resampled: readonly number[]): Interval | undefined {
  const z = normalInterval(Math.atanh(estimate), resampled.map(Math.atanh));
  return z && { low: Math.tanh(z.low), high: Math.tanh(z.high) };
}
