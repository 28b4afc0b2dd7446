import { expect, test } from 'vitest';
import { pollInterval } from './poll-interval';
import { retryDelay } from './retry-delay';

test.each([
  [0, 1000],
  [1, 2000],
  [4, 16_000],
  [5, 30_000],
  [50, 30_000],
])('after %d failures the stream is opened again in %d ms', (failures, ms) => {
  expect(retryDelay(failures)).toBe(ms);
});

test('an open stream makes polling rarer', () => {
  expect(pollInterval(5000, false)).toBe(5000);
  expect(pollInterval(5000, true)).toBe(30_000);
});
