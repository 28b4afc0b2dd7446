import { mean, roundTo, standardDeviation } from '../statistics/descriptive';

/** Direction of a metric: higher or lower values are better. */
export type Direction = 'higher' | 'lower';

/** Rank among the historical batches and this one; 1 is the best. */
export interface Rank {
  readonly position: number;
  readonly of: number;
}

const MIN_SCORE = 1;
const SCORE_WIDTH = 9;
/** Values with more decimals than this were not rounded for publication. */
const MAX_PUBLISHED_DECIMALS = 6;

/** Score from 1 to 10 (best), linear between the minimum and the maximum of the history and clamped outside. */
export function scoreAgainst(history: readonly number[], value: number, direction: Direction): number {
  const min = Math.min(...history);
  const max = Math.max(...history);
  if (!(max > min)) {
    return NaN;
  }
  const fraction = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return MIN_SCORE + SCORE_WIDTH * (direction === 'higher' ? fraction : 1 - fraction);
}

/** Total of a batch on the scale from 1 to 10 of earlier totals; nothing if they do not differ. */
export function scaledTotal(totals: readonly number[], total: number): { readonly scaled?: number } {
  const scaled = scoreAgainst(totals, total, 'higher');
  return Number.isFinite(scaled) ? { scaled } : {};
}

/** Geometric mean of the available scores; NaN without any. */
export function geometricMean(scores: readonly number[]): number {
  const present = scores.filter((score) => score > 0);
  return Math.exp(mean(present.map(Math.log)));
}

/**
 * Value rounded to the decimals of a published history, for a fair comparison: 0.98655 is the published 0.987. A
 * history with more than six decimals was never rounded, and the value is unchanged.
 */
export function roundedLike(history: readonly number[], value: number): number {
  const decimals = Math.max(0, ...history.map(decimalsOf));
  return decimals > MAX_PUBLISHED_DECIMALS ? value : roundTo(value, decimals);
}

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}

/**
 * Rank that equal values share: the better of their ranks, or the mean of them rounded down. The published packages differ: that
 * of DNA takes the better one, protqc the mean.
 */
export type TieRule = 'better' | 'mean';

/** Rank of a value among the history and itself. */
export function rankAgainst(
  history: readonly number[],
  value: number,
  direction: Direction,
  ties: TieRule = 'better',
): Rank {
  const better = history.filter((other) => (direction === 'higher' ? other > value : other < value)).length;
  const equal = ties === 'mean' ? history.filter((other) => other === value).length : 0;
  return { position: better + 1 + Math.floor(equal / 2), of: history.length + 1 };
}

/** Mean, standard deviation and number of the historical values. */
export function describeHistory(history: readonly number[]): { mean: number; sd: number; n: number } {
  return { mean: mean(history), sd: standardDeviation(history), n: history.length };
}
