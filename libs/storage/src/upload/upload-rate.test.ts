import { expect, test } from 'vitest';
import { createRateMeter, timeLeftMs } from './upload-rate';

test('the rate is unknown at first, and then the average of the last ten seconds', () => {
  const { measure } = createRateMeter();
  expect(measure(0, 0)).toBeNull();
  expect(measure(5000, 1000)).toBe(5000);
  expect(measure(5000, 10_000)).toBe(500);
  expect(measure(5000, 21_000)).toBeNull();
  expect(measure(6000, 22_000)).toBe(1000);
});

test('bytes that are lost by a pause do not make the rate negative', () => {
  const { measure } = createRateMeter();
  measure(1000, 0);
  expect(measure(0, 1000)).toBe(0);
  expect(measure(500, 2000)).toBe(250);
});

test.each([
  [1000, 500, 2000],
  [0, 500, 0],
  [1000, 0, null],
  [1000, null, null],
])('%d bytes at %s bytes a second take %s ms', (bytes, rate, time) => {
  expect(timeLeftMs(bytes, rate)).toBe(time);
});
