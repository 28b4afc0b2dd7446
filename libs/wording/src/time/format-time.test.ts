import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDateTime, formatDay, formatTime, MISSING_TIME } from './format-time';

test.each([
  ['a moment is shown in UTC+8', Date.UTC(2026, 10, 20, 3, 7, 59), '2026-11-20 11:07'],
  ['the last minute of a day', Date.UTC(2026, 0, 1, 15, 59, 59), '2026-01-01 23:59'],
  ['the day turns at 16:00 UTC', Date.UTC(2026, 11, 31, 16, 0), '2027-01-01 00:00'],
  ['null is the zero string', null, '0000-00-00 00:00'],
  ['undefined is the zero string', undefined, MISSING_TIME],
  ['0 means not yet', 0, MISSING_TIME],
  ['a number that is no date does not throw', Number.MAX_VALUE, MISSING_TIME],
  ['not a number does not throw', Number.NaN, MISSING_TIME],
])('%s', (_title, ms, shown) => {
  expect(formatTime(ms)).toBe(shown);
});

test('what is shown is the moment, to the minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Date.UTC(2200, 0, 1) }), (ms) => {
      expect(Date.parse(`${formatTime(ms).replace(' ', 'T')}:00+08:00`)).toBe(
        Math.floor(ms / 60_000) * 60_000,
      );
    }),
  );
});

test.each([
  ['the seconds are those of the moment', Date.UTC(2026, 10, 20, 3, 7, 59, 999), '2026-11-20 11:07:59'],
  ['a full minute has its zeros', Date.UTC(2026, 11, 31, 16, 0), '2027-01-01 00:00:00'],
  ['a missing time looks as everywhere', null, MISSING_TIME],
  ['0 means not yet', 0, MISSING_TIME],
  ['a number that is no date does not throw', Number.POSITIVE_INFINITY, MISSING_TIME],
])('to the second: %s', (_title, ms, shown) => {
  expect(formatDateTime(ms)).toBe(shown);
});

test('the form with seconds continues the form without', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Date.UTC(2200, 0, 1) }), (ms) => {
      const full = formatDateTime(ms);
      expect(full.startsWith(`${formatTime(ms)}:`)).toBe(true);
      expect(Date.parse(`${full.replace(' ', 'T')}+08:00`)).toBe(Math.floor(ms / 1000) * 1000);
    }),
  );
});

test.each([
  ['a moment', Date.UTC(2026, 10, 20, 3, 7), '2026-11-20'],
  ['the day turns at 16:00 UTC', Date.UTC(2026, 11, 31, 16, 0), '2027-01-01'],
  ['a missing time', null, '0000-00-00'],
])('to the day: %s', (_title, ms, shown) => {
  expect(formatDay(ms)).toBe(shown);
});
