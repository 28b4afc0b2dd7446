import { mean, quantile, roundTo, standardDeviation } from '../statistics/descriptive';

/** How good a batch is, by its place in the history. */
export type Grade = 'Bad' | 'Fair' | 'Good' | 'Great';

/** Whether a larger or a smaller value is the better one. */
export type Direction = 'higher' | 'lower';

/** A place among the historical batches and this one; 1 is the best, equal values share the better place. */
export interface Rank {
  readonly position: number;
  readonly of: number;
}

const MIN_SCORE = 1;
const SCORE_WIDTH = 9;
const GRADE_QUANTILES = { bad: 0.2, fair: 0.5, good: 0.8 };
/** Values with more decimals than this were not rounded for publication. */
const MAX_PUBLISHED_DECIMALS = 6;

/** Sets a value between the least and the greatest of the history to 1..10, 10 the best; outside it stays at the end. */
export function scoreAgainst(history: readonly number[], value: number, direction: Direction): number {
  const min = Math.min(...history);
  const max = Math.max(...history);
  if (!(max > min)) {
    return NaN;
  }
  const fraction = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return MIN_SCORE + SCORE_WIDTH * (direction === 'higher' ? fraction : 1 - fraction);
}

/** Geometric mean of the scores that could be computed; NaN when there is none. */
export function geometricMean(scores: readonly number[]): number {
  const present = scores.filter((score) => score > 0);
  return Math.exp(mean(present.map(Math.log)));
}

/**
 * Rounds a value to the decimals of a published history, so that a batch is compared with its equals: 0.98655 is the
 * published 0.987. A history with more than six decimals was never rounded, and the value stays as it is.
 */
export function roundedLike(history: readonly number[], value: number): number {
  const decimals = Math.max(0, ...history.map(decimalsOf));
  return decimals > MAX_PUBLISHED_DECIMALS ? value : roundTo(value, decimals);
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/** Place of a value among the history and itself. */
export function rankAgainst(history: readonly number[], value: number, direction: Direction): Rank {
  const better = history.filter((other) => (direction === 'higher' ? other > value : other < value)).length;
  return { position: better + 1, of: history.length + 1 };
}

/** Grade by the 20, 50 and 80 % points of the history; a value on a cut takes the lower grade. */
export function gradeAgainst(history: readonly number[], value: number, direction: Direction): Grade {
  const sign = direction === 'higher' ? 1 : -1;
  const oriented = history.map((other) => sign * other);
  const orientedValue = sign * value;
  if (orientedValue <= quantile(oriented, GRADE_QUANTILES.bad)) {
    return 'Bad';
  }
  if (orientedValue <= quantile(oriented, GRADE_QUANTILES.fair)) {
    return 'Fair';
  }
  return orientedValue <= quantile(oriented, GRADE_QUANTILES.good) ? 'Good' : 'Great';
}

/** Mean, standard deviation and number of the historical values. */
export function describeHistory(history: readonly number[]): { mean: number; sd: number; n: number } {
  return { mean: mean(history), sd: standardDeviation(history), n: history.length };
}
