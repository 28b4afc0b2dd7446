import { expect, test, vi } from 'vitest';
import { SharedCalls } from './shared-calls.ts';

test('equal calls share a result while one is under way, others and later ones do not', async () => {
  const calls = new SharedCalls<{ total: number }>();
  const call = vi.fn(async () => ({ total: 3 }));
  const [first, second] = await Promise.all([calls.share('a', call), calls.share('a', call)]);
  expect(second).toBe(first);
  await calls.share('b', call);
  await calls.share('a', call);
  expect(call).toHaveBeenCalledTimes(3);
});

test('a failure reaches all who wait for it, and the next call is a new one', async () => {
  const calls = new SharedCalls<number>();
  const fail = () => Promise.reject(new Error('away'));
  const both = await Promise.allSettled([calls.share('a', fail), calls.share('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await calls.share('a', async () => 1)).toBe(1);
});

test('it is settled when all calls have ended, also those that failed', async () => {
  const calls = new SharedCalls<void>();
  let end = () => undefined as void;
  const ended = vi.fn();
  void calls.share('a', () => new Promise((resolve) => (end = resolve)));
  calls.share('b', () => Promise.reject(new Error('away'))).catch(ended);
  const settled = calls.settled().then(ended);
  await Promise.resolve();
  end();
  await settled;
  expect(ended).toHaveBeenCalledTimes(2);
});
