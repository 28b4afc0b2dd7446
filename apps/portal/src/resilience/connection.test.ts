import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnection, isServerReachable } from './connection';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A browser and a server, either of which may be away. */
async function setUp(state: { online: boolean; reachable: boolean }) {
  const page = new EventTarget();
  const isReachable = vi.fn(async () => state.reachable);
  const connection = createConnection({ page, isOnline: () => state.online, isReachable });
  const heard = vi.fn();
  connection.subscribe(heard);
  const stop = connection.start();
  await vi.advanceTimersByTimeAsync(0);
  const become = async (next: Partial<typeof state>) => {
    Object.assign(state, next);
    page.dispatchEvent(new Event(state.online ? 'online' : 'offline'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { state, connection, isReachable, heard, stop, become };
}

test.each([
  [{ online: true, reachable: true }, false],
  [{ online: true, reachable: false }, false],
  [{ online: false, reachable: true }, false],
  [{ online: false, reachable: false }, true],
])('with %o: offline is %s', async (state, expected) => {
  expect((await setUp(state)).connection.get()).toBe(expected);
});

test('while the browser is online the server is not bothered', async () => {
  const { isReachable } = await setUp({ online: true, reachable: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isReachable).not.toHaveBeenCalled();
});

test('comes with the loss and goes with the return', async () => {
  const { connection, become, heard } = await setUp({ online: true, reachable: true });
  await become({ online: false, reachable: false });
  expect(connection.get()).toBe(true);
  await become({ online: true });
  expect(connection.get()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('goes when the server answers, even if the browser says nothing', async () => {
  const { state, connection, isReachable } = await setUp({ online: false, reachable: false });
  state.reachable = true;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(connection.get()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection.get()).toBe(false);
  const probes = isReachable.mock.calls.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isReachable).toHaveBeenCalledTimes(probes);
});

test('after the end nothing is probed or reported', async () => {
  const { stop, become, heard, isReachable } = await setUp({ online: false, reachable: false });
  stop();
  const calls = [heard.mock.calls.length, isReachable.mock.calls.length];
  await become({ online: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect([heard.mock.calls.length, isReachable.mock.calls.length]).toEqual(calls);
});

test.each([
  ['a response', async () => new Response(null), true],
  ['a response without the file', async () => new Response(null, { status: 404 }), true],
  ['a refusal', async () => new Response(null, { status: 502 }), false],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('the server is reachable after %s: %s', async (_, response, expected) => {
  expect(await isServerReachable(vi.fn<typeof fetch>(response))).toBe(expected);
});
