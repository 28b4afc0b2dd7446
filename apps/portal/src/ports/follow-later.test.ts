import type { LiveEvents } from '@omics-portal/resources';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLater } from './follow-later';

/** An event stream that is open while it has subscribers. */
function eventStream() {
  const listeners = new Set<() => void>();
  const live: LiveEvents = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOpen: () => listeners.size > 0,
  };
  return live;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the stream opens after five seconds and closes when the screen is left', async () => {
  const live = eventStream();
  const load = vi.fn(() => Promise.resolve(live));
  const leave = followLater(load);
  await vi.advanceTimersByTimeAsync(4999);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(live.isOpen()).toBe(true);
  leave();
  expect(live.isOpen()).toBe(false);
});

test('a screen that is left before then opens nothing', async () => {
  const load = vi.fn(() => Promise.resolve(eventStream()));
  followLater(load)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});

test('a screen that is left while the code loads opens nothing', async () => {
  const live = eventStream();
  let arrive = (_live: LiveEvents) => {};
  const leave = followLater(() => new Promise((resolve) => (arrive = resolve)));
  await vi.advanceTimersByTimeAsync(5000);
  leave();
  arrive(live);
  await vi.advanceTimersByTimeAsync(0);
  expect(live.isOpen()).toBe(false);
});

test('code that does not load is no error', async () => {
  const leave = followLater(() => Promise.reject(new Error('gone')));
  await vi.advanceTimersByTimeAsync(5000);
  expect(leave).not.toThrow();
});
