import { expect, test } from 'vitest';
import { columnDecimals } from './sample-table';

test.each<[string, (number | null)[], number]>([
  ['counts have none', [1200, null, 3], 0],
  ['an integer among others has theirs', [36, 35.5, 35.82], 2],
  ['three at most', [44.12345, 1 / 3], 3],
  ['zeros at the end are not counted', [44.1999999, 12.5], 1],
  ['negative values and zero', [-0.25, 0], 2],
  ['values too large for a fraction', [1e21], 0],
  ['no value', [null], 0],
])('decimals of a column: %s', (_, values, decimals) => {
  expect(columnDecimals(values)).toBe(decimals);
});
