import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairwiseCorrelations, pearson } from './correlation';
import { median, quantile, roundTo, standardDeviation } from './descriptive';
import { benjaminiHochberg } from './false-discovery';
import { pooledTTest } from './t-test';

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('a correlation is within -1 and 1, the same both ways, and 1 with itself', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 50 }), (pairs) => {
      const [x, y] = [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
      const r = pearson(x, y);
      fc.pre(!Number.isNaN(r));
      expect(Math.abs(r)).toBeLessThanOrEqual(1);
      expect(pearson(y, x)).toBeCloseTo(r, 12);
      expect(pearson(x, x)).toBeCloseTo(1, 12);
    }),
  );
});

test('pairs with a missing value are left out of a correlation', () => {
  expect(pearson([1, 2, 3, NaN, 9], [2, 4, 6, 8, NaN])).toBeCloseTo(1, 12);
});

test('the correlations of many columns are those of each pair, with or without missing values', () => {
  const cell = (missing: number) =>
    fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -50, max: 50 }) },
      { weight: missing, arbitrary: fc.constant(NaN) },
    );
  const table = fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.constantFrom(0, 1, 6))
    .chain(([columns, missing]) =>
      fc.array(fc.array(cell(missing), { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 30,
      }),
    );
  fc.assert(
    fc.property(table, (rows) => {
      const columns = rows[0]!.map((_, column) => Float64Array.from(rows, (row) => row[column]!));
      const expected = columns.flatMap((first, index) =>
        columns.slice(index + 1).map((second) => pearson(first, second)),
      );
      const found = pairwiseCorrelations(columns.map((column) => column.slice()));
      expect(found).toHaveLength(expected.length);
      expected.forEach((r, index) =>
        Number.isNaN(r) ? expect(found[index]).toBeNaN() : expect(found[index]).toBeCloseTo(r, 10),
      );
    }),
  );
});

test('constant values have no correlation', () => {
  expect(pearson([1, 1, 1], [1, 2, 3])).toBeNaN();
});

test('quantiles are interpolated as R does by default', () => {
  expect(quantile([1, 2, 3, 4], 0.25)).toBe(1.75);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([])).toBeNaN();
});

test('the standard deviation divides by n - 1 and needs two values', () => {
  expect(standardDeviation([2, 4])).toBeCloseTo(Math.SQRT2, 12);
  expect(standardDeviation([2])).toBeNaN();
});

test('rounding is half away from zero', () => {
  expect([roundTo(0.125, 2), roundTo(-0.125, 2), roundTo(0.239068, 5)]).toEqual([0.13, -0.13, 0.23907]);
});

test('the t test gives the p value of tables', () => {
  // t = 2.776445 at 4 degrees of freedom is the 5 % point of published tables.
  const shift = 2.7764451051977987 * Math.sqrt(2 / 3);
  expect(pooledTTest([-1 + shift, shift, 1 + shift], [-1, 0, 1])).toBeCloseTo(0.05, 9);
  expect(pooledTTest([1, 2, 3], [1, 2, 3])).toBeCloseTo(1, 12);
  expect(pooledTTest([1], [1, 2])).toBeNaN();
  expect(pooledTTest([2, 2], [1, 1])).toBe(0);
});

test('Benjamini-Hochberg keeps the order of the list and never exceeds 1', () => {
  const adjusted = benjaminiHochberg([0.01, 0.8, 0.03, 0.02]);
  [0.04, 0.8, 0.04, 0.04].forEach((expected, index) => expect(adjusted[index]).toBeCloseTo(expected, 12));
  expect([...benjaminiHochberg([0.01, NaN, 0.04])]).toEqual([0.02, NaN, 0.04]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }), (values) => {
      benjaminiHochberg(values).forEach((value, index) => {
        expect(value).toBeLessThanOrEqual(1);
        expect(value).toBeGreaterThanOrEqual(values[index]! - 1e-12);
      });
    }),
  );
});
