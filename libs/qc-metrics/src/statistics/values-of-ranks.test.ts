import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantile } from './descriptive';
import { quantileOfUnsorted, valuesOfRanks } from './values-of-ranks';

/** Long lists of values on one scale, of counts with many equal ones, and of values over many orders of magnitude. */
const values = fc
  .tuple(
    fc.constantFrom<(value: number) => number>(
      (value) => value,
      (value) => Math.round(value * 5),
      (value) => 10 ** (value / 3),
      () => 7,
    ),
    fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 60 }),
    fc.integer({ min: 1, max: 120 }),
  )
  .map(([change, list, times]) =>
    Float64Array.from({ length: list.length * times }, (_, index) =>
      change(list[index % list.length]! + (index % times) / times),
    ),
  );

test('the values of ranks are those of the sorted list, and the list stays as it is', () => {
  fc.assert(
    fc.property(
      values,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      (list, shares) => {
        const before = list.slice();
        const sorted = list.slice().sort();
        const ranks = shares.map((share) => Math.floor(share * (list.length - 1)));
        expect(valuesOfRanks(list, ranks)).toEqual(ranks.map((rank) => sorted[rank]));
        expect(list).toEqual(before);
      },
    ),
    { numRuns: 200 },
  );
});

test('a quantile of unsorted values is that of R', () => {
  fc.assert(
    fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (list, probability) => {
      expect(quantileOfUnsorted(list, probability)).toBe(quantile([...list], probability));
    }),
    { numRuns: 60 },
  );
  expect(quantileOfUnsorted(new Float64Array(0), 0.5)).toBeNaN();
});

test('one value far from thousands of others does not hide their order', () => {
  const list = Float64Array.from({ length: 5000 }, (_, index) => (index * 37) % 5000);
  list[0] = 1e300;
  expect(valuesOfRanks(list, [0, 1, 2499, 4999])).toEqual([1, 2, 2500, 1e300]);
});
