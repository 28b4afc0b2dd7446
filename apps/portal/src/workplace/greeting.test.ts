import { expect, test } from 'vitest';
import { partOfDay } from './greeting';

test.each([
  [0, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
] as const)('hour %i belongs to the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
