import { describe, expect, test } from 'vitest';
import { pageOfCounts, type FacetOrder } from './facet-page.ts';
import type { RecordCount } from './records.ts';

const COUNTS: RecordCount[] = [
  { _id: 'b', total: 1, sum: 5 },
  { _id: null, total: 9, sum: 1 },
  { _id: 10, total: 2, sum: 7 },
  { _id: 'a', total: 2, sum: 7 },
  { _id: 9, total: 1 },
  { _id: 'true', total: 4, sum: 2 },
  { _id: true, total: 4, sum: 2 },
];

function values(order: FacetOrder, known = true) {
  const page = pageOfCounts(COUNTS, { order, offset: 0, limit: 10, known });
  return page.counts.map(({ _id: value }) => value);
}

describe('pageOfCounts', () => {
  test.each<[FacetOrder, unknown[]]>([
    ['value:asc', [9, 10, 'a', 'b', true, 'true']],
    ['value:desc', ['true', true, 'b', 'a', 10, 9]],
    ['total:desc', [true, 'true', 10, 'a', 9, 'b']],
    ['total:asc', [9, 'b', 10, 'a', true, 'true']],
    ['sum:desc', [10, 'a', 'b', true, 'true', 9]],
    ['sum:asc', [9, true, 'true', 'b', 10, 'a']],
  ])('orders by %s', (order, expected) => {
    expect(values(order)).toEqual(expected);
  });

  test.each<FacetOrder>(['value:asc', 'value:desc'])('puts Unknown last by %s', (order) => {
    expect(values(order, false).at(-1)).toBeNull();
  });

  test('leaves Unknown out on request, and still tells how many records have it', () => {
    const range = { order: 'total:desc', offset: 5, limit: 10 } as const;
    expect(pageOfCounts(COUNTS, { ...range, known: true })).toEqual({
      distinct: 6,
      unknown: 9,
      counts: [{ _id: 'b', total: 1, sum: 5 }],
    });
    expect(pageOfCounts(COUNTS, { ...range, known: false })).toMatchObject({ distinct: 7, unknown: 9 });
  });
});
