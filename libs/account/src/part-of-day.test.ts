import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day';

test.each([
  [0, 'morning'],
  [8, 'morning'],
  [9, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [13, 'afternoon'],
  [14, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
