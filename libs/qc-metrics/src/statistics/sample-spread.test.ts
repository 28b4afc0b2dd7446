import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutlier, robustScore, sampleSpread } from './sample-spread';

// Expected values: quantile(x, type = 7), mad(x) and sqrt(pi/2) * mean(abs(x - median(x))) of R 4.2.
test.each([
  [[7], { n: 1, min: 7, q1: 7, median: 7, q3: 7, max: 7, deviation: 0 }],
  [[4, 1, 3, 2], { n: 4, min: 1, q1: 1.75, median: 2.5, q3: 3.25, max: 4, deviation: 1.4826 }],
  [[2, 4, 4, 4, 5, 5, 7, 9], { n: 8, min: 2, q1: 4, median: 4.5, q3: 5.5, max: 9, deviation: 0.7413 }],
  [[5, 5, 5, 5, 6], { n: 5, min: 5, q1: 5, median: 5, q3: 5, max: 6, deviation: 0.250662827463 }],
  [[NaN, 3, Infinity, 3], { n: 2, min: 3, q1: 3, median: 3, q3: 3, max: 3, deviation: 0 }],
])('spread of %j', (values, expected) => {
  const spread = sampleSpread(values)!;
  for (const [key, value] of Object.entries(expected)) {
    expect(spread[key as keyof typeof spread], key).toBeCloseTo(value, 10);
  }
});

test('no values have no spread', () => {
  expect(sampleSpread([])).toBeNull();
  expect(sampleSpread([NaN])).toBeNull();
});

test.each([
  ['four values are too few', [1, 1.1, 0.9, 50], 50, null],
  ['equal values have no outlier', [3, 3, 3, 3, 3, 3], 3, null],
  ['a value far from the others', [10, 11, 9, 10, 12, 40], 40, (40 - 10.5) / 1.4826],
  ['one that differs from equal ones', [5, 5, 5, 5, 5, 5, 6], 6, 7 / Math.sqrt(Math.PI / 2)],
])('robust score: %s', (_, values, value, expected) => {
  const score = robustScore(value, sampleSpread(values)!);
  if (expected === null) {
    expect(score).toBeNull();
  } else {
    expect(score).toBeCloseTo(expected, 10);
  }
  expect(isOutlier(score)).toBe(expected !== null);
});

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 5, maxLength: 40 });

test('order, shift and scale of the values do not change their scores', () => {
  fc.assert(
    fc.property(
      values,
      fc.integer({ min: -50, max: 50 }),
      fc.integer({ min: 1, max: 9 }),
      (list, shift, factor) => {
        const before = sampleSpread(list)!;
        const after = sampleSpread(list.toReversed().map((value) => value * factor + shift))!;
        for (const value of list) {
          const [first, second] = [robustScore(value, before), robustScore(value * factor + shift, after)];
          if (first === null) {
            expect(second).toBeNull();
          } else {
            expect(second).toBeCloseTo(first, 6);
          }
        }
      },
    ),
  );
});

test('the quartiles are in order, and at most half of the values are outliers', () => {
  fc.assert(
    fc.property(values, (list) => {
      const spread = sampleSpread(list)!;
      const { min, q1, median, q3, max } = spread;
      expect([min, q1, median, q3, max]).toEqual([min, q1, median, q3, max].toSorted((a, b) => a - b));
      const outliers = list.filter((value) => isOutlier(robustScore(value, spread)));
      expect(outliers.length).toBeLessThanOrEqual(list.length / 2);
    }),
  );
});
