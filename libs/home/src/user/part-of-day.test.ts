import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day';

test.each([
  [0, 'early'],
  [8, 'early'],
  [9, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
