import { expect, test } from 'vitest';
import { roundTo } from './descriptive';

test.each([
  [2.345, 2, 2.35],
  [-2.345, 2, -2.35],
  [0.004, 2, 0],
  [-0.004, 2, 0],
  [-0, 2, 0],
  [NaN, 2, NaN],
])('%f with %i decimals is %f, and never -0', (value, decimals, expected) => {
  expect(roundTo(value, decimals)).toBe(expected);
});
