import cumulative from '@stdlib/stats-base-dists-t-cdf';
import { mean } from './descriptive';

/** Two-sided p value of Student's t; NaN without degrees of freedom. */
export function twoSidedP(t: number, degreesOfFreedom: number): number {
  return 2 * cumulative(-Math.abs(t), degreesOfFreedom);
}

/** Spread of values: their number, their mean, and the sum of their squared distances from it. */
export interface Spread {
  readonly n: number;
  readonly mean: number;
  readonly squares: number;
}

/**
 * Two-sided p value of a t test with pooled variance.
 * NaN when a side has fewer than two values; 0 when neither side varies and the means differ.
 */
export function pooledTTest(first: readonly number[], second: readonly number[]): number {
  return pooledP(spreadOf(first), spreadOf(second));
}

/** Two-sided p value of a t test with pooled variance, as {@link pooledTTest}. */
export function pooledP(first: Spread, second: Spread): number {
  if (first.n < 2 || second.n < 2) {
    return NaN;
  }
  const degreesOfFreedom = first.n + second.n - 2;
  const difference = first.mean - second.mean;
  const squares = first.squares + second.squares;
  if (squares === 0) {
    return difference === 0 ? 1 : 0;
  }
  const error = Math.sqrt((squares / degreesOfFreedom) * (1 / first.n + 1 / second.n));
  return twoSidedP(difference / error, degreesOfFreedom);
}

function spreadOf(values: readonly number[]): Spread {
  const centre = mean(values);
  return {
    n: values.length,
    mean: centre,
    squares: values.reduce((sum, value) => sum + (value - centre) * (value - centre), 0),
  };
}
