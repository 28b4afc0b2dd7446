import cumulative from '@stdlib/stats-base-dists-t-cdf';
import { mean } from './descriptive';

/** Two-sided p value of Student's t; NaN without degrees of freedom. */
export function twoSidedP(t: number, degreesOfFreedom: number): number {
  return 2 * cumulative(-Math.abs(t), degreesOfFreedom);
}

/**
 * Two-sided p value of a t test with pooled variance.
 * NaN when a side has fewer than two values; 0 when neither side varies and the means differ.
 */
export function pooledTTest(first: readonly number[], second: readonly number[]): number {
  const degreesOfFreedom = first.length + second.length - 2;
  if (first.length < 2 || second.length < 2) {
    return NaN;
  }
  const difference = mean(first) - mean(second);
  const squares = squaresAround(first) + squaresAround(second);
  if (squares === 0) {
    return difference === 0 ? 1 : 0;
  }
  const error = Math.sqrt((squares / degreesOfFreedom) * (1 / first.length + 1 / second.length));
  return twoSidedP(difference / error, degreesOfFreedom);
}

function squaresAround(values: readonly number[]): number {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
}
