import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval';
import { retryDelay } from './use-live-updates';

test.each([
  [0, 1000],
  [1, 2000],
  [4, 16_000],
  [5, 30_000],
  [50, 30_000],
])('after %d failures the stream is tried again in %d ms', (failures, ms) => {
  expect(retryDelay(failures)).toBe(ms);
});

test('with a live stream polling only mends what the stream lost', () => {
  expect(pollInterval(5000, false)).toBe(5000);
  expect(pollInterval(5000, true)).toBeGreaterThan(5000);
});
