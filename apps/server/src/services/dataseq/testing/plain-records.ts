import { compareScalars, evaluate, isUnknown, readField, type QueryTree } from '@omics-portal/data-query';
import fc from 'fast-check';
import { randomRecord } from '../../../testing/random-records.ts';

/** Records of the tests: arbitrary values by field. */
export const records = fc.sample(randomRecord, { numRuns: 250, seed: 7 });
/** Order of records by one field. */
export type Sort = { key: string; direction: 'asc' | 'desc' };

/** Identifiers of the records that `evaluate` accepts. */
export function expectedIds(query: QueryTree): string[] {
  return records.flatMap((data, index) => (evaluate(query, data) ? [String(index)] : []));
}

/** Number of accepted records, or of their libraries, for each value of a field. */
export function expectedCounts(query: QueryTree, key: string, byLibrary: boolean): Map<unknown, number> {
  const members = new Map<unknown, Set<unknown>>();
  for (const [index, data] of records.entries()) {
    if (!evaluate(query, data) || (byLibrary && data['library_id'] === null)) continue;
    const value = readField(data, key);
    const bucket = isUnknown(value) ? null : value;
    members.set(bucket, (members.get(bucket) ?? new Set()).add(byLibrary ? data['library_id'] : index));
  }
  return new Map([...members].map(([value, counted]) => [value, counted.size]));
}

/** Identifiers of all records: numbers, then the rest as text, unknown last. */
export function expectedOrder({ key, direction }: Sort): string[] {
  const sign = direction === 'asc' ? 1 : -1;
  const rank = (value: unknown) => (typeof value === 'number' ? 0 : isUnknown(value) ? 2 : 1);
  return records
    .map((item, index) => ({ value: readField(item, key), index }))
    .sort((left, right) => {
      const byRank = rank(left.value) - rank(right.value);
      if (byRank !== 0 || rank(left.value) === 2) return byRank || left.index - right.index;
      const [a, b] =
        rank(left.value) === 0
          ? [Number(left.value), Number(right.value)]
          : [String(left.value), String(right.value)];
      return sign * compareScalars(a, b) || left.index - right.index;
    })
    .map((item) => String(item.index));
}

/** Numbers by size, then booleans and texts by code point. */
export function inOrder(values: unknown[]): unknown[] {
  const rank = (value: unknown) => Number(typeof value !== 'number');
  return values.toSorted((left, right) => {
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    const byText = rank(left) - rank(right) || compareScalars(String(left), String(right));
    return byText || Number(typeof left === 'string') - Number(typeof right === 'string');
  });
}
