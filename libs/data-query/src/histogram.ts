import { binEdges, type BinSpacing } from './bin-edges';
import { isUnknown } from './evaluate';
import type { NumberFilter } from './query';
import type { WireCount } from './counts';

/** One bar of a histogram: from `min` (included) to `max` (left to the next bar; the last bar includes it). */
export interface HistogramBin {
  readonly min: number;
  readonly max: number;
  readonly total: number;
  /** What a click on the bar asks for: from its least to its greatest value, so that exactly these are shown. */
  readonly filter: NumberFilter | null;
}

/** The spread of a number field. */
export interface Histogram {
  readonly bins: readonly HistogramBin[];
  /** Null, missing, empty, or not a number. */
  readonly unknown: number;
  /** Values outside of the bounds that were given. */
  readonly outside: number;
}

/** How a number field is parted. */
export interface HistogramOptions {
  /** As the schema of the field has them; a bound that is not finite is taken from the counts. */
  readonly min?: number | null;
  readonly max?: number | null;
  /** How many bars; 20 when absent. */
  readonly bins?: number;
  /**
   * `linear`, the default: bars of one width. `auto`: of one ratio where the range is above 0 and its greatest value more
   * than 1000 times its least, as sizes of files are; bars of one width would show nearly all of them in the first.
   */
  readonly scale?: 'linear' | 'auto';
}

/** Beyond this ratio of greatest to least, `auto` parts by ratio. */
const WIDE_RATIO = 1000;

/**
 * Sorts the counts of a number field into bars between `min` and `max`. One bar when both are the same, none when there
 * is no number.
 */
export function histogram(counts: readonly WireCount[], options: HistogramOptions = {}): Histogram {
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

/** A range of one number is one bin. */
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

/** The last slot whose lower edge is not above the value. */
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
