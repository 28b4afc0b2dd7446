import type { Column } from './column.ts';
import type { Selection } from './selection.ts';

/** The part of an order that is wanted. */
export interface Part {
  offset: number;
  limit: number;
}

/** Selected records in an order that `orderOf` made: a far page is a longer walk over numbers, never a sort. */
export function pageInOrder(selection: Selection, order: Uint32Array, { offset, limit }: Part): number[] {
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
 * All records in the order of a field: numbers by size, then texts, both turned round for `desc`; Unknown last in both
 * directions; ties in the order of the collection. Nothing is compared: counting says where each record goes.
 */
export function orderOf(column: Column, direction: 'asc' | 'desc'): Uint32Array {
  const ranks = ranksOf(column, direction);
  const places = startsOf(column, ranks);
  const order = new Uint32Array(column.codes.length);
  for (let record = 0; record < order.length; record += 1) {
    const rank = ranks[column.codes[record] ?? 0] ?? 0;
    const place = places[rank] ?? 0;
    order[place] = record;
    places[rank] = place + 1;
  }
  return order;
}

/** By place of a value: its place in the order. A boolean and the text that it reads as share one. */
function ranksOf(column: Column, direction: 'asc' | 'desc'): Uint32Array {
  const { length, empty } = column;
  const ranks = new Uint32Array(length + 1);
  let rank = 0;
  for (let at = 0; at < length; at += 1) {
    const place = placeInOrder(at, column, direction);
    if (at === 0 || !isTie(column, place, placeInOrder(at - 1, column, direction))) rank += 1;
    ranks[place] = rank;
  }
  ranks[length] = rank + 1;
  ranks[empty] = rank + 1;
  return ranks;
}

/** Numbers come before texts both ways. */
function placeInOrder(at: number, { length, numbers }: Column, direction: 'asc' | 'desc'): number {
  if (direction === 'asc') return at;
  return at < numbers.length ? numbers.length - 1 - at : length - 1 - (at - numbers.length);
}

function isTie(column: Column, place: number, previous: number): boolean {
  if (!column.isBoolean(place) && !column.isBoolean(previous)) return false;
  const numbers = column.numbers.length;
  return (
    Math.min(place, previous) >= numbers &&
    previous < column.length &&
    column.texts.at(place - numbers) === column.texts.at(previous - numbers)
  );
}

/** By rank: how many records come before its first one. */
function startsOf({ totals }: Column, ranks: Uint32Array): Uint32Array {
  const starts = new Uint32Array(ranks.length + 2);
  for (let place = 0; place < ranks.length; place += 1) {
    const rank = ranks[place] ?? 0;
    starts[rank] = (starts[rank] ?? 0) + (totals[place] ?? 0);
  }
  let before = 0;
  for (let rank = 0; rank < starts.length; rank += 1) {
    const count = starts[rank] ?? 0;
    starts[rank] = before;
    before += count;
  }
  return starts;
}
