import { expect, test } from 'vitest';
import { createRateMeter, timeLeftMs } from './upload-rate';

test('the rate is unknown at first, and then the average of the last ten seconds', () => {
  const { measure } = createRateMeter();
  expect(measure(0, 0)).toBeNull();
  expect(measure(5000, 1000)).toBe(5000);
  expect(measure(5000, 10_000)).toBe(500);
  expect(measure(5000, 21_000)).toBe(0);
  expect(measure(6000, 22_000)).toBe(1000);
});

test('bytes that are lost by a pause do not make the rate negative', () => {
  const { measure } = createRateMeter();
  measure(1000, 0);
  expect(measure(0, 1000)).toBeNull();
  expect(measure(500, 2000)).toBe(250);
});

test('the rate is 0 only when nothing was sent for ten seconds', () => {
  const { measure } = createRateMeter();
  const rates = Array.from({ length: 22 }, (_, second) => measure(second < 11 ? 1000 : 2000, second * 1000));
  expect(rates.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => null));
  expect(rates[10]).toBe(0);
  expect(rates[11]).toBe(100);
  expect(rates.at(-1)).toBe(0);
});

test.each([
  [1000, 500, 2000],
  [0, 500, 0],
  [1000, 0, null],
  [1000, null, null],
])('%d bytes at %s bytes a second take %s ms', (bytes, rate, time) => {
  expect(timeLeftMs(bytes, rate)).toBe(time);
});
