import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call is made at once, of those that follow the last, after the pause', () => {
  const act = vi.fn();
  const call = throttled(act, 16);
  [1, 2, 3].forEach((number) => call(number));
  expect(act.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(15);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([[1], [3]]);
});

test('the pause holds after a late call too', () => {
  const act = vi.fn();
  const call = throttled(act, 16);
  call(1);
  call(2);
  vi.advanceTimersByTime(16);
  call(3);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(16);
  expect(act).toHaveBeenLastCalledWith(3);
});

test('a lone call is made once', () => {
  const act = vi.fn();
  throttled(act, 16)();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});

test('what was cancelled is not made, and the next one is made at once', () => {
  const act = vi.fn();
  const call = throttled(act, 16);
  call(1);
  call(2);
  call.cancel();
  vi.advanceTimersByTime(100);
  expect(act.mock.calls).toEqual([[1]]);
  call(3);
  expect(act).toHaveBeenLastCalledWith(3);
});
