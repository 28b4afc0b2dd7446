import { expect, test } from 'vitest';
import { listInterval, reportInterval } from './poll-interval';

test.each([
  ['all at rest: as configured', 30_000, ['Finished', 'Failed'], 30_000],
  ['one under way: often', 30_000, ['Finished', 'Started'], 2000],
  ['one that waits: often', 30_000, ['Submitted'], 2000],
  ['never more rarely than configured', 500, ['Started'], 500],
  ['an empty list: as configured', 30_000, [], 30_000],
] as const)('%s', (_title, configured, statuses, interval) => {
  expect(
    listInterval(
      configured,
      statuses.map((status) => ({ status })),
    ),
  ).toBe(interval);
});

test('a report is polled until it has ended', () => {
  expect(reportInterval(30_000, { status: 'Started' })).toBe(2000);
  expect(reportInterval(30_000, { status: 'Failed' })).toBe(false);
  expect(reportInterval(30_000, undefined)).toBe(false);
});
