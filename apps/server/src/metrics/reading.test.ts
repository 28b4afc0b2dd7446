import { expect, test } from 'vitest';
import { Reading } from './reading.ts';

test('a reading that hangs is started once, and its value is used when it comes', async () => {
  let started = 0;
  let end = (): void => undefined;
  const reading = new Reading(
    () => {
      started += 1;
      return new Promise<number>((resolve) => (end = () => resolve(started)));
    },
    { reuseMs: 60_000, limitMs: 10, keepsLast: false },
  );
  await expect(reading.value()).rejects.toThrow('not read within 10 ms');
  await expect(reading.value()).rejects.toThrow('not read within 10 ms');
  const value = reading.value();
  end();
  expect(await value).toBe(1);
  expect(await reading.value()).toBe(1);
});

test('a slow reading gives its previous value meanwhile, where that is wanted', async () => {
  const values = [Promise.resolve(1), new Promise<number>(() => undefined)];
  const reading = new Reading(() => values.shift() ?? Promise.resolve(0), {
    reuseMs: 0,
    limitMs: 10,
    keepsLast: true,
  });
  expect([await reading.value(), await reading.value()]).toEqual([1, 1]);
});
