import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { builtServer } from '../../../testing/built-server.ts';
import { KEYS, randomRecord } from '../../../testing/random-records.ts';
import { startColumnMaker } from './column-thread.ts';

let worker: string;
beforeAll(async () => {
  worker = join(await builtServer(), 'index-worker.js');
});

test('a thread builds the same columns as this thread', async () => {
  const records = fc.sample(randomRecord, { numRuns: 120, seed: 3 });
  const plan = { keys: [...KEYS, 'library_id'], records: records.length };
  const [inThread, here] = await Promise.all(
    [worker, undefined].map(async (file) => {
      const maker = startColumnMaker(file, plan);
      await maker.add(JSON.stringify(records.slice(0, 50)));
      await maker.add(JSON.stringify(records.slice(50)));
      const columns = await maker.seal();
      await maker.close();
      return columns;
    }),
  );
  expect(inThread).toHaveLength(plan.keys.length);
  expect(inThread).toEqual(here);
});

test('an error in the thread rejects the present and all later calls', async () => {
  const maker = startColumnMaker(worker, { keys: ['site'], records: 1 });
  await expect(maker.add('no list')).rejects.toThrow(/JSON/);
  await expect(maker.seal()).rejects.toThrow(/JSON/);
  await maker.close();
});

test('a thread that cannot start is an error', async () => {
  const maker = startColumnMaker(join(import.meta.dirname, 'no-such-file.mjs'), { keys: [], records: 0 });
  await expect(maker.seal()).rejects.toThrow('no-such-file');
});
