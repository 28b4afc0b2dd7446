import { expect, test } from 'vitest';
import { readFacet } from './facet-counts';

test('the sizes of a facet belong to its values, and Unknown is one of them', () => {
  const counts = [
    { _id: 'CSV', total: 2, sum: 30, unsummed: 1 },
    { _id: '', total: 1, sum: 0, unsummed: 1 },
    { _id: 'BAM', total: 1 },
  ];
  const { values, distinct, sizes } = readFacet({ counts, distinct: 9 });
  expect(values.map(({ value }) => value)).toEqual(['CSV', 'BAM', null]);
  expect(distinct).toBe(9);
  expect([...sizes]).toEqual([
    ['CSV', { bytes: 30, unknown: 1 }],
    [null, { bytes: 0, unknown: 1 }],
  ]);
});
