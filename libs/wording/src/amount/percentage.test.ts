import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floorPercentage, formatPercentage } from './percentage';

test.each([
  [0, 0],
  [33.3333, 33.33],
  [66.6666, 66.66],
  [99.999, 99.99],
  [4.35, 4.35],
  [100, 100],
  [120, 100],
  [-3, 0],
  [Number.NaN, 0],
])('%d is shown as %d', (value, shown) => {
  expect(floorPercentage(value)).toBe(shown);
});

test('a percentage is rounded down by less than a hundredth', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
      const shown = floorPercentage(value);
      expect(shown).toBeLessThanOrEqual(value + 1e-9);
      expect(value - shown).toBeLessThan(0.01 + 1e-9);
    }),
  );
});

test('it has a percent sign and no redundant digits', () => {
  expect([0, 50, 66.6666, 100].map(formatPercentage)).toEqual(['0%', '50%', '66.66%', '100%']);
});
