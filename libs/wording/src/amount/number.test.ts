import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './number';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [1_234_567.5, '1,234,567.5'],
  ['10000', '10,000'],
  [' 42 ', '42'],
  ['', '0'],
  ['many', '0'],
  [null, '0'],
  [undefined, '0'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '0'],
])('%j is shown as %s in both languages', (value, shown) => {
  expect([formatNumber(value, 'en-US'), formatNumber(value, 'zh-CN')]).toEqual([shown, shown]);
});

test('without its separators it is the same whole number, and no group has more than three digits', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const shown = formatNumber(value, 'en-US');
      expect(Number(shown.replaceAll(',', ''))).toBe(value);
      expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*$/u);
    }),
  );
});
