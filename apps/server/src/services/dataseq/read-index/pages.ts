import type { Column } from './column.ts';
import type { Selection } from './selection.ts';

/** Page range in an order. */
export interface PageRange {
  offset: number;
  limit: number;
}

/** Page of the selected records in an order of `orderOf`. A later page scans more numbers, but nothing is sorted. */
export function pageInOrder(
  selection: Selection,
  order: Uint32Array,
  { offset, limit }: PageRange,
): number[] {
  const { size } = selection;
  if (size === order.length) return [...order.subarray(offset, offset + limit)];
  const page: number[] = [];
  if (offset >= size) return page;
  let passed = 0;
  for (let at = 0; at < order.length && page.length < limit; at += 1) {
    const record = order[at] ?? 0;
    if (!selection.has(record)) continue;
    if (passed >= offset) page.push(record);
    passed += 1;
  }
  return page;
}

/**
 * Order of all records by a field: numbers by size, then texts, each reversed for `desc`; Unknown last in both directions;
 * ties in the order of the collection. This is a counting sort: nothing is compared.
 */
export function orderOf(column: Column, direction: 'asc' | 'desc'): Uint32Array {
  const ranks = ranksOf(column, direction);
  const nextIndex = startsOf(column, ranks);
  const order = new Uint32Array(column.codes.length);
  for (let record = 0; record < order.length; record += 1) {
    const rank = ranks[column.codes[record] ?? 0] ?? 0;
    const index = nextIndex[rank] ?? 0;
    order[index] = record;
    nextIndex[rank] = index + 1;
  }
  return order;
}

/** Rank by code. A boolean and its text share one. */
function ranksOf(column: Column, direction: 'asc' | 'desc'): Uint32Array {
  const { length, empty } = column;
  const ranks = new Uint32Array(length + 1);
  let rank = 0;
  for (let at = 0; at < length; at += 1) {
    const code = codeInOrder(at, column, direction);
    if (at === 0 || !isTie(column, code, codeInOrder(at - 1, column, direction))) rank += 1;
    ranks[code] = rank;
  }
  ranks[length] = rank + 1;
  ranks[empty] = rank + 1;
  return ranks;
}

/** Code at an index of the order: numbers precede texts in both directions. */
function codeInOrder(at: number, { length, numbers }: Column, direction: 'asc' | 'desc'): number {
  if (direction === 'asc') return at;
  return at < numbers.length ? numbers.length - 1 - at : length - 1 - (at - numbers.length);
}

function isTie(column: Column, code: number, previous: number): boolean {
  if (!column.isBoolean(code) && !column.isBoolean(previous)) return false;
  const numbers = column.numbers.length;
  return (
    Math.min(code, previous) >= numbers &&
    previous < column.length &&
    column.texts.at(code - numbers) === column.texts.at(previous - numbers)
  );
}

/** Number of records before each rank. */
function startsOf({ totals }: Column, ranks: Uint32Array): Uint32Array {
  const starts = new Uint32Array(ranks.length + 2);
  for (let code = 0; code < ranks.length; code += 1) {
    const rank = ranks[code] ?? 0;
    starts[rank] = (starts[rank] ?? 0) + (totals[code] ?? 0);
  }
  let before = 0;
  for (let rank = 0; rank < starts.length; rank += 1) {
    const count = starts[rank] ?? 0;
    starts[rank] = before;
    before += count;
  }
  return starts;
}
