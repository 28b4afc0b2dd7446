// @vitest-environment jsdom
import { HttpError, NetworkError } from '@omics-portal/api';
import { expect, test, vi } from 'vitest';
import { BROWSER_WAITS, untilDone } from './until-done';

const cut = new NetworkError('/part', 'cut');

/** Attempts with the outcomes in this order; then they succeed. */
function attemptsOf(...failures: readonly Error[]) {
  const rest = [...failures];
  return vi.fn(async () => {
    const failure = rest.shift();
    if (failure) {
      throw failure;
    }
    return 'done';
  });
}

function retrying(isOnline: () => boolean = () => true) {
  const [pauses, stalls]: [number[], boolean[]] = [[], []];
  const abort = new AbortController();
  const waits = {
    isOnline,
    online: async () => void pauses.push(Number.POSITIVE_INFINITY),
    pause: async (ms: number) => void pauses.push(ms),
  };
  const onStalled = (isStalled: boolean) => void stalls.push(isStalled);
  return { pauses, stalls, abort, options: { waits, signal: abort.signal, onStalled } };
}

test.each([cut, new HttpError(503, undefined, '/part'), new HttpError(429, undefined, '/part')])(
  'an attempt is made again after %s',
  async (failure) => {
    const { pauses, stalls, options } = retrying();
    expect(await untilDone(attemptsOf(failure, failure), options)).toBe('done');
    expect(pauses).toEqual([1000, 2000]);
    expect(stalls).toEqual([true, false, true, false]);
  },
);

test.each([
  [20, 20_000],
  [0, 1000],
  [3600, 120_000],
])('after a refusal that says %i seconds an attempt waits %i ms', async (seconds, ms) => {
  const { pauses, options } = retrying();
  const busy = new HttpError(429, undefined, '/part', undefined, seconds);
  expect(await untilDone(attemptsOf(busy), options)).toBe('done');
  expect(pauses).toEqual([ms]);
});

test('a failure that does not pass is the result at once', async () => {
  const attempt = attemptsOf(new HttpError(413, undefined, '/part'));
  await expect(untilDone(attempt, retrying().options)).rejects.toMatchObject({ status: 413 });
  expect(attempt).toHaveBeenCalledOnce();
});

test('with a network the eighth failure counts, after pauses of at most half a minute', async () => {
  const { pauses, options } = retrying();
  const attempt = attemptsOf(...Array.from({ length: 8 }, () => cut));
  await expect(untilDone(attempt, options)).rejects.toBe(cut);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('without a network an attempt waits for it as often as it is lost', async () => {
  const { pauses, options } = retrying(() => false);
  expect(await untilDone(attemptsOf(...Array.from({ length: 20 }, () => cut)), options)).toBe('done');
  expect(pauses).toHaveLength(20);
});

test('an aborted action is not attempted again', async () => {
  const { abort, options } = retrying();
  const attempt = vi.fn(async () => {
    abort.abort(new Error('stopped'));
    throw cut;
  });
  await expect(untilDone(attempt, options)).rejects.toThrow('stopped');
  expect(attempt).toHaveBeenCalledOnce();
});

test('a browser that reports no network attempts again after half a minute, or as soon as there is one', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const waited = vi.fn();
  void BROWSER_WAITS.online(signal).then(waited);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(waited).toHaveBeenCalledOnce();
  void BROWSER_WAITS.online(signal).then(waited);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(waited).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
