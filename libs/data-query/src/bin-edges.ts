import { check } from './check';
import { checkNumber, checkOneOf } from './check-shape';

/** Scale of a histogram: bins of equal width, or of equal ratio between their edges. */
export type BinSpacing = 'linear' | 'ratio';

/** Maximum number of bins: more than any screen has pixels. */
const MAX_BINS = 10_000;

/**
 * Edges of histogram bins: `bins + 1` numbers that never decrease, from `min` to `max`, both included. Adjacent edges are
 * equal where the range holds fewer distinct numbers than bins. Any finite bounds with `min <= max` are allowed, also
 * those whose difference overflows; `ratio` requires a `min` above 0.
 */
export function binEdges(min: number, max: number, bins: number, spacing: BinSpacing = 'linear'): number[] {
  checkNumber(min, 'min');
  checkNumber(max, 'max');
  check(min <= max, 'max', 'Below the minimum.');
  checkNumber(bins, 'bins');
  check(bins <= MAX_BINS, 'bins', `More than ${MAX_BINS}.`);
  checkOneOf(spacing, 'spacing', ['linear', 'ratio']);
  check(spacing === 'linear' || min > 0, 'min', 'A ratio needs a minimum above 0.');
  const edges = [min];
  let last = min;
  for (let index = 1; index < bins; index += 1) {
    const edge = spacing === 'ratio' ? byRatio(min, max, index / bins) : byWidth(min, max, index / bins);
    // Rounding may put an edge outside of the bounds, or a ratio below its neighbour.
    last = Math.min(max, Math.max(last, edge));
    edges.push(last);
  }
  return [...edges, max];
}

/**
 * Linear interpolation. One product and one sum, each rounded monotonically, never decrease as `share` grows; the sum of
 * two weighted bounds does. Half of each bound is used where the width overflows.
 */
function byWidth(min: number, max: number, fraction: number): number {
  const width = max - min;
  return Number.isFinite(width) ? min + width * fraction : (min / 2 + (max / 2 - min / 2) * fraction) * 2;
}

function byRatio(min: number, max: number, fraction: number): number {
  return Math.exp(byWidth(Math.log(min), Math.log(max), fraction));
}
