import { expect, test } from 'vitest';
import { elapsedMs, formatElapsed, formatSeconds } from './elapsed';

test.each([
  ['a finished run lasts from start to finish', 1000, 5000, 9000, 4000],
  ['a run under way lasts until now', 1000, null, 9000, 8000],
  ['a run that has not started has no duration', 0, null, 9000, null],
  ['a clock that is behind gives zero', 9500, null, 9000, 0],
])('%s', (_title, started, finished, now, expected) => {
  expect(elapsedMs(started, finished, now)).toBe(expected);
});

test.each([
  [0, 'en-US', '0s'],
  [999, 'en-US', '0s'],
  [61_500, 'en-US', '1m 1s'],
  [3_600_000, 'en-US', '1h'],
  [7_500_000, 'en-US', '2h 5m'],
  [90_000_000, 'en-US', '1d 1h'],
  [7_500_000, 'zh-CN', '2 小时 5 分钟'],
])('%d ms in %s is %s', (ms, locale, shown) => {
  expect(formatElapsed(ms, locale)).toBe(shown);
});

test.each([
  [0.42, 'en-US', '0.4s'],
  [0.42, 'zh-CN', '0.4 秒'],
  [9.96, 'en-US', '10s'],
  [75.9, 'en-US', '1m 15s'],
  [7500, 'zh-CN', '2 小时 5 分钟'],
])('%d seconds of work in %s are %s', (seconds, locale, shown) => {
  expect(formatSeconds(seconds, locale)).toBe(shown);
});
