import { expect, test } from 'vitest';
import { createLock, leaseHolder } from './lock';
import { sharedStorage } from './testing/tokens';

test.each([
  [null, undefined],
  ['', undefined],
  ['tab-1|99', undefined],
  ['tab-1|101', 'tab-1'],
  ['|101', undefined],
  ['tab-1|soon', undefined],
])('the lease %s is held by %s at time 100', (text, holder) => {
  expect(leaseHolder(text, 100)).toBe(holder);
});

test('Web Locks are used where the browser has them', async () => {
  const names: string[] = [];
  const request = <T>(name: string, run: () => Promise<T>) => {
    names.push(name);
    return run();
  };
  expect(await createLock({ request }, sharedStorage()().storage)('n', async () => 7)).toBe(7);
  expect(names).toEqual(['n']);
});

test('without Web Locks two tabs take turns, and a failure releases the lock', async () => {
  const openTab = sharedStorage();
  const locks = [openTab(), openTab()].map(({ storage }) => createLock(undefined, storage));
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} in`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    log.push(`${name} out`);
    throw new Error(name);
  };
  const results = await Promise.allSettled(locks.map((lock, index) => lock('n', work(`tab ${index}`))));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(log.map((line) => line.split(' ')[2])).toEqual(['in', 'out', 'in', 'out']);
});
