import { expect, test } from 'vitest';
import { formatTime, partOfDay } from './time';

test.each([
  [Date.UTC(2026, 0, 1, 15, 59, 59), '2026-01-01 23:59'],
  [Date.UTC(2026, 0, 1, 16, 0, 0), '2026-01-02 00:00'],
  [0, '0000-00-00 00:00'],
  [null, '0000-00-00 00:00'],
  [undefined, '0000-00-00 00:00'],
  [Number.NaN, '0000-00-00 00:00'],
])('%s shows as %s', (ms, text) => {
  expect(formatTime(ms)).toBe(text);
});

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
