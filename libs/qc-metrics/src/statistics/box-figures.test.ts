import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxFigures } from './box-figures';
import { quantile } from './descriptive';

const figuresOf = (values: readonly number[]) => boxFigures(Float64Array.from(values));

// Quartiles: quantile(x, type = 7) of R 4.2. A whisker ends at the box where no value beyond the box is within the fence.
test.each([
  [[7], { n: 1, min: 7, lowWhisker: 7, q1: 7, median: 7, q3: 7, highWhisker: 7, max: 7, beyond: 0 }],
  [
    [1, 2, 3, 4, 100],
    { n: 5, min: 1, lowWhisker: 1, q1: 2, median: 3, q3: 4, highWhisker: 4, max: 100, beyond: 1 },
  ],
  [
    [-50, 1, 2, 3, 4, 5, 60, 61],
    { lowWhisker: 1, q1: 1.75, median: 3.5, q3: 18.75, highWhisker: 18.75, beyond: 3 },
  ],
])('box of %j', (values, expected) => {
  expect(figuresOf(values)).toMatchObject(expected);
});

test('no values have no box', () => {
  expect(figuresOf([])).toBeNull();
});

const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 60 });

test('the figures are in order, and the whiskers enclose all values but those beyond', () => {
  fc.assert(
    fc.property(values, (list) => {
      const { n, min, lowWhisker, q1, median, q3, highWhisker, max, beyond } = figuresOf(list)!;
      const figures = [min, lowWhisker, q1, median, q3, highWhisker, max];
      expect(figures).toEqual(figures.toSorted((a, b) => a - b));
      expect([q1, median, q3]).toEqual([0.25, 0.5, 0.75].map((share) => quantile(list, share)));
      const inside = list.filter((value) => value >= lowWhisker && value <= highWhisker);
      expect(inside.length + beyond).toBe(n);
      expect(highWhisker - q3).toBeLessThanOrEqual(1.5 * (q3 - q1));
    }),
  );
});

test('shift and scale of the values move every figure and change no count', () => {
  fc.assert(
    fc.property(
      values,
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: 1, max: 8 }),
      (list, shift, factor) => {
        const before = figuresOf(list)!;
        const after = figuresOf(list.map((value) => value * factor + shift))!;
        expect([after.n, after.beyond]).toEqual([before.n, before.beyond]);
        expect(after.q1).toBeCloseTo(before.q1 * factor + shift, 9);
        expect(after.highWhisker).toBeCloseTo(before.highWhisker * factor + shift, 9);
      },
    ),
  );
});
