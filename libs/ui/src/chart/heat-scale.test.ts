import { assert, double, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { heatBounds, heatRange, heatStep } from './heat-scale';

test('the range covers the present values', () => {
  expect(heatRange([null, 0.97, 1, NaN, 0.91])).toEqual({ min: 0.91, max: 1 });
  expect(heatRange([null, NaN])).toBeNull();
});

test.each([
  [0, 0],
  [0.99, 0],
  [1, 1],
  [6.99, 6],
  [7, 6],
  [-5, 0],
  [99, 6],
])('of 0 to 7, %d takes step %d', (value, step) => {
  expect(heatStep(value, { min: 0, max: 7 })).toBe(step);
});

test('equal values take one step', () => {
  expect(heatStep(3, { min: 3, max: 3 })).toBe(0);
  expect(heatBounds({ min: 3, max: 3 })).toEqual([{ from: 3, to: 3 }]);
});

test('steps increase with the values, and their bounds are adjacent', () => {
  const figure = double({ min: -1e6, max: 1e6, noNaN: true });
  assert(
    property(tuple(figure, figure), figure, figure, ([a, b], one, other) => {
      const range = { min: Math.min(a, b), max: Math.max(a, b) };
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(heatStep(low, range)).toBeLessThanOrEqual(heatStep(high, range));
      const bounds = heatBounds(range);
      expect(bounds[0]!.from).toBeCloseTo(range.min, 9);
      expect(bounds.at(-1)!.to).toBeCloseTo(range.max, 9);
      bounds.slice(1).forEach(({ from }, index) => expect(from).toBe(bounds[index]!.to));
    }),
  );
});
