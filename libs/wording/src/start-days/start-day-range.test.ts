import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTime } from '../time/format-time';
import { startDayRange } from './start-day-range';

test('a range of days starts and ends at midnight in UTC+8', () => {
  const { startedFrom, startedBefore } = startDayRange({ from: '2026-11-20', to: '2026-11-22' });
  expect([formatTime(startedFrom), formatTime(startedBefore)]).toEqual([
    '2026-11-20 00:00',
    '2026-11-23 00:00',
  ]);
});

test.each([undefined, '', '2026-13-01', '22.11.2026', '2026-11-22T00:00', '1969-12-31'])(
  'the day %j sets no limit',
  (day) => {
    expect(startDayRange({ from: day, to: day })).toEqual({
      startedFrom: undefined,
      startedBefore: undefined,
    });
  },
);

test('a range of one day has exactly the times that are shown with that day', () => {
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -2 * 86_400_000, max: 2 * 86_400_000 }), (date, offset) => {
      const text = date.toISOString().slice(0, 10);
      const { startedFrom = NaN, startedBefore = NaN } = startDayRange({ from: text, to: text });
      const time = startedFrom + offset;
      expect(time >= startedFrom && time < startedBefore).toBe(formatTime(time).startsWith(text));
    }),
    { numRuns: 300 },
  );
});
