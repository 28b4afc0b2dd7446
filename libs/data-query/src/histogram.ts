import { check } from './check';
import { checkNumber, checkObject, checkOneOf } from './check-shape';
import { binEdges, type BinSpacing } from './bin-edges';
import { isUnknown } from './unknown-value';
import type { NumberFilter } from './query';
import { checkCounts, type WireCount } from './counts';

/** Histogram bin: from `min` (inclusive) to `max` (exclusive, except in the last bin). */
export interface HistogramBin {
  readonly min: number;
  readonly max: number;
  readonly total: number;
  /** Filter of a click on the bar: from its lowest to its highest value, so that exactly these are shown. */
  readonly filter: NumberFilter | null;
}

/** Distribution of a number field. */
export interface Histogram {
  readonly bins: readonly HistogramBin[];
  /** Number of records without a numeric value. */
  readonly unknown: number;
  /** Number of values outside the given bounds. */
  readonly outside: number;
}

/** Options of a histogram. */
export interface HistogramOptions {
  /** Bounds from the schema of the field; a bound that is not finite is taken from the counts. */
  readonly min?: number | null;
  readonly max?: number | null;
  /** Number of bins, 20 by default. */
  readonly bins?: number;
  /**
   * `linear` (default): bins of equal width. `auto`: bins of equal ratio where the range is above 0 and its maximum
   * more than 1000 times its minimum, as of file sizes; bins of equal width would put nearly all of them into the
   * first.
   */
  readonly scale?: 'linear' | 'auto';
}

/** Ratio of maximum to minimum above which `auto` uses bins of equal ratio. */
const WIDE_RATIO = 1000;

/**
 * Histogram of the counts of a number field between `min` and `max`. A single bin when both are equal, none when there
 * is no number.
 */
export function histogram(counts: readonly WireCount[], options: HistogramOptions = {}): Histogram {
  checkCounts(counts);
  checkOptions(options);
  const values = counts.flatMap(({ _id: id, total }) => (isNumber(id) ? [{ value: id, total }] : []));
  const unknown = sum(counts.filter(({ _id: id }) => !isNumber(id)));
  const numbers = values.map(({ value }) => value);
  const min = isNumber(options.min) ? options.min : numbers.reduce((a, b) => Math.min(a, b), Infinity);
  const max = isNumber(options.max) ? options.max : numbers.reduce((a, b) => Math.max(a, b), -Infinity);
  const inside = values.filter(({ value }) => value >= min && value <= max);
  const outside = sum(values) - sum(inside);
  if (!(min <= max)) return { bins: [], unknown, outside };
  const isWide = options.scale === 'auto' && min > 0 && max / min > WIDE_RATIO;
  const edges = edgesOf(min, max, Math.max(1, Math.trunc(options.bins ?? 20)), isWide ? 'ratio' : 'linear');
  const slots = edges.slice(1).map((): Slot => ({ total: 0, lowest: Infinity, highest: -Infinity }));
  for (const { value, total } of inside) add(slots[slotOf(value, edges)], value, total);
  return {
    bins: slots.map((slot, at) => binOf(slot, edges[at] ?? min, edges[at + 1] ?? max)),
    unknown,
    outside,
  };
}

function checkOptions(options: HistogramOptions): void {
  checkObject(options, 'options', ['min', 'max', 'bins', 'scale']);
  const { min, max, bins = 1, scale = 'linear' } = options;
  check(
    [min ?? 0, max ?? 0].every((bound) => typeof bound === 'number'),
    'options',
    'A bound is not a number.',
  );
  checkNumber(bins, 'options.bins');
  checkOneOf(scale, 'options.scale', ['linear', 'auto']);
}

/** A range of one number is a single bin. */
function edgesOf(min: number, max: number, bins: number, spacing: BinSpacing): readonly number[] {
  return min === max ? [min, max] : binEdges(min, max, bins, spacing);
}

interface Slot {
  total: number;
  lowest: number;
  highest: number;
}

function add(slot: Slot | undefined, value: number, total: number): void {
  if (slot === undefined) return;
  slot.total += total;
  slot.lowest = Math.min(slot.lowest, value);
  slot.highest = Math.max(slot.highest, value);
}

function binOf({ total, lowest, highest }: Slot, min: number, max: number): HistogramBin {
  return { min, max, total, filter: total === 0 ? null : { kind: 'number', min: lowest, max: highest } };
}

/** Index of the last bin whose lower edge is not above the value. */
function slotOf(value: number, edges: readonly number[]): number {
  let low = 0;
  let high = edges.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((edges[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isNumber(value: unknown): value is number {
  return !isUnknown(value) && typeof value === 'number' && Number.isFinite(value);
}

function sum(counts: readonly { readonly total: number }[]): number {
  return counts.reduce((total, count) => total + count.total, 0);
}
