import { expect, it } from 'vitest';
import { PasswordQueue, PRIORITY } from './password-queue.ts';

/** Queue whose hashes end when the test resolves them. */
function heldQueue() {
  let running = 0;
  let peak = 0;
  const order: string[] = [];
  const release: (() => void)[] = [];
  const queue = new PasswordQueue(async (password) => {
    running += 1;
    peak = Math.max(peak, running);
    order.push(password);
    await new Promise<void>((resolve) => release.push(resolve));
    running -= 1;
    return true;
  });
  const finish = async (all: Promise<unknown>[]) => {
    let done = false;
    const end = Promise.all(all).then(() => (done = true));
    while (!done) {
      release.splice(0).forEach((resolve) => resolve());
      await new Promise((resolve) => setImmediate(resolve));
    }
    await end;
  };
  return { queue, order, finish, peak: () => peak };
}

it('leaves half of the file-reading threads free, however many users sign in', async () => {
  const { queue, finish, peak } = heldQueue();
  const checks = Array.from({ length: 150 }, (_, index) => queue.check(`${index}`, 'hash', PRIORITY.normal));
  expect(queue.isFull).toBe(true);
  await finish(checks);
  expect(peak()).toBeGreaterThan(0);
  expect(peak()).toBeLessThanOrEqual(2);
  expect(queue.isFull).toBe(false);
});

it('checks known browsers first, and addresses with many failures last', async () => {
  const { queue, order, finish } = heldQueue();
  const first = ['a', 'b', 'c'].map((name) => queue.check(name, 'hash', PRIORITY.normal));
  const begun = order.length;
  const later = [
    queue.check('throttled', 'hash', PRIORITY.throttled),
    queue.check('normal', 'hash', PRIORITY.normal),
    queue.check('known', 'hash', PRIORITY.known),
  ];
  await finish([...first, ...later]);
  expect(begun).toBeLessThan(3);
  const waited = order.slice(begun);
  expect(waited.indexOf('known')).toBe(0);
  expect(waited.indexOf('throttled')).toBe(waited.length - 1);
});

it('does not hash for unknown names while many wait', async () => {
  const { queue, order, finish } = heldQueue();
  const checks = Array.from({ length: 20 }, () => queue.check('account', 'hash', PRIORITY.normal));
  expect(await queue.check('made up', undefined, PRIORITY.normal)).toBe(false);
  await finish(checks);
  expect(order).not.toContain('made up');
});
