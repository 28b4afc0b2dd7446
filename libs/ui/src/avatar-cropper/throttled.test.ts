import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call runs at once, and the last of the following after the pause', () => {
  const act = vi.fn();
  const call = throttled(act, 16);
  [1, 2, 3].forEach((number) => call(number));
  expect(act.mock.calls).toEqual([[1]]);
  vi.advanceTimersByTime(15);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(act.mock.calls).toEqual([[1], [3]]);
});

test('the pause also follows a late call', () => {
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

test('a single call runs once', () => {
  const act = vi.fn();
  throttled(act, 16)();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
});

test('a cancelled call does not run, and the next one runs at once', () => {
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
