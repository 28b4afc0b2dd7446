import { expect, test } from 'vitest';
import { openPages } from './open-pages';

/** Locks of a browser, which no page releases. */
function someLocks() {
  const held: { name: string }[] = [{ name: 'another lock' }];
  return {
    query: async () => ({ held: [...held] }),
    request: (name: string) => {
      held.push({ name });
      return new Promise<never>(() => undefined);
    },
  } as unknown as LockManager;
}

test('a page finds those that were opened before it and are not closed', async () => {
  const locks = someLocks();
  await openPages(locks, 'first');
  expect(await openPages(locks, 'second')).toEqual(new Set(['first', 'second']));
});

test('a browser without locks knows of no page', async () => {
  expect(await openPages(undefined)).toEqual(new Set());
});
