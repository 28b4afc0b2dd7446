import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { boxSummary, drawnFigures, quantile } from './box-summary';

// R: quantile(x, p, type = 7).
test.each([
  ['1 to 4', [1, 2, 3, 4], 0.25, 1.75],
  ['1 to 4', [1, 2, 3, 4], 0.5, 2.5],
  ['1 to 4', [1, 2, 3, 4], 0.75, 3.25],
  ['1 to 5', [1, 2, 3, 4, 5], 0.25, 2],
  ['six values', [6, 7, 15, 36, 39, 40], 0.25, 9],
  ['six values', [6, 7, 15, 36, 39, 40], 0.9, 39.5],
  ['one value', [8], 0.75, 8],
  ['the ends', [3, 9], 0, 3],
  ['the ends', [3, 9], 1, 9],
])('%s, the quantile of %j at %d is %d', (_title, values, share, expected) => {
  expect(quantile(values, share)).toBeCloseTo(expected, 12);
});

test('there is no quantile of nothing, and no box', () => {
  expect(quantile([], 0.5)).toBeNaN();
  expect(boxSummary([])).toBeNull();
  expect(boxSummary([NaN, Infinity])).toBeNull();
});

test('whiskers end at the last value within one and a half boxes; values beyond are outliers', () => {
  expect(boxSummary([12, 2, 4, 5, 30, 3, 6, -20, NaN])).toEqual({
    n: 8,
    min: -20,
    lowWhisker: 2,
    q1: 2.75,
    median: 4.5,
    q3: 7.5,
    highWhisker: 12,
    max: 30,
    beyond: 2,
    outliers: [-20, 30],
  });
});

test('a value two box lengths beyond the box is an outlier, one at a box and a half is not', () => {
  // The box spans 2 to 4.
  expect(boxSummary([1, 2, 3, 4, 8])?.outliers).toEqual([8]);
  expect(boxSummary([1, 2, 3, 4, 7])).toMatchObject({ highWhisker: 7, outliers: [] });
});

test('the statistics ascend, and every value is within the whiskers or an outlier', () => {
  const values = array(double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), {
    minLength: 1,
  });
  assert(
    property(values, (sample) => {
      const box = boxSummary(sample)!;
      const figures = [box.min, box.lowWhisker, box.q1, box.median, box.q3, box.highWhisker, box.max];
      expect(figures).toEqual(figures.toSorted((a, b) => a - b));
      const inside = sample.filter((value) => value >= box.lowWhisker && value <= box.highWhisker);
      expect(inside.length + box.outliers.length).toBe(box.n);
      expect(sample).toContain(box.min);
      expect(sample).toContain(box.max);
    }),
  );
});

test('of values that are not there, only the extremes beyond the whiskers are drawn', () => {
  const figures = {
    n: 900,
    min: 1,
    lowWhisker: 1,
    q1: 5,
    median: 6,
    q3: 7,
    highWhisker: 10,
    max: 19,
    beyond: 7,
  };
  expect(drawnFigures(figures)).toEqual({ ...figures, outliers: [19] });
});
