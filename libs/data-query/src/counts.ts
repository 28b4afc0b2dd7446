import { checkList, isFilterValue, isObject } from './check-shape';
import { isUnknown } from './unknown-value';
import type { FilterValue } from './query';

/** Count in the format of the back end. */
export interface WireCount {
  readonly _id?: FilterValue;
  readonly total: number;
}

/** Count of one facet value; `null` is the Unknown bucket. */
export interface ValueCount {
  readonly value: FilterValue;
  readonly total: number;
}

/**
 * Facet counts, highest first; null, missing and empty values are added up in one Unknown bucket. Values of `known`
 * (from the schema, or currently selected) are listed with 0 when the back end omits them.
 */
export function countsWithUnknown(
  counts: readonly WireCount[],
  known: readonly FilterValue[] = [],
): ValueCount[] {
  checkCounts(counts);
  checkList(known, 'known', isFilterValue);
  const totals = new Map<FilterValue, number>();
  for (const { _id: id, total } of counts) {
    const value = isUnknown(id) ? null : (id ?? null);
    totals.set(value, (totals.get(value) ?? 0) + total);
  }
  for (const value of known) {
    const bucket = isUnknown(value) ? null : value;
    if (!totals.has(bucket)) totals.set(bucket, 0);
  }
  return [...totals]
    .map(([value, total]) => ({ value, total }))
    .sort((left, right) => right.total - left.total || compareValues(left.value, right.value));
}

/** @throws QueryError unless the argument is a list of counts. */
export function checkCounts(counts: unknown): void {
  checkList(counts, 'counts', (count) => {
    if (!isObject(count) || !Number.isFinite(count['total'])) return false;
    return count['_id'] === undefined || isFilterValue(count['_id']);
  });
}

/** Texts in natural order ("D5" before "D10"), Unknown last. */
function compareValues(left: FilterValue, right: FilterValue): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return String(left).localeCompare(String(right), 'en', { numeric: true });
}
