// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVersionWatch } from './version-watch';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page in a browser tab, and a server that may be given a new build. */
function aPage() {
  const running = 'a.js';
  const state: { served: string | undefined; visible: boolean } = { served: running, visible: true };
  const served = vi.fn(async () => state.served);
  const target = new EventTarget();
  const page = {
    get visibilityState() {
      return state.visible ? ('visible' as const) : ('hidden' as const);
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  };
  const watch = createVersionWatch({ running, served, page });
  const stop = watch.start();
  const show = async (visible: boolean) => {
    state.visible = visible;
    target.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { state, served, watch, stop, show };
}

test('asks every ten minutes, and tells of a new build', async () => {
  const { state, served, watch } = aPage();
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expect(served).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect([served.mock.calls.length, watch.get()]).toEqual([1, false]);
  state.served = 'b.js';
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(watch.get()).toBe(true);
});

test('after its report it sends no more requests', async () => {
  const { state, served, watch } = aPage();
  state.served = 'b.js';
  await watch.check();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(served).toHaveBeenCalledOnce();
});

test('a hidden page sends no request, and sends one when it is visible again', async () => {
  const { state, served, watch, show } = aPage();
  await show(false);
  state.served = 'b.js';
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(served).not.toHaveBeenCalled();
  await show(true);
  expect(watch.get()).toBe(true);
});

test('going to and fro asks once a minute at most', async () => {
  const { served, show } = aPage();
  await vi.advanceTimersByTimeAsync(MINUTE);
  for (let times = 0; times < 5; times += 1) {
    await show(false);
    await show(true);
  }
  expect(served).toHaveBeenCalledOnce();
});

test.each([
  ['a server that does not tell', 'a.js', undefined],
  ['a page that does not know its own build', undefined, 'b.js'],
])('%s is no new version', async (_, running, response) => {
  const watch = createVersionWatch({ running, served: async () => response, page: document });
  await watch.check();
  expect(watch.get()).toBe(false);
});

test('a version that was postponed is not reported again, the next one is', async () => {
  const { state, watch } = aPage();
  state.served = 'b.js';
  await watch.check();
  watch.dismiss();
  expect(watch.get()).toBe(false);
  await watch.check();
  expect(watch.get()).toBe(false);
  state.served = 'c.js';
  await watch.check();
  expect(watch.get()).toBe(true);
});

test('after the end no request is sent', async () => {
  const { served, stop, show } = aPage();
  stop();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  await show(true);
  expect(served).not.toHaveBeenCalled();
});
