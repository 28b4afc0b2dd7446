import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KEYS, randomRecord } from '../../../testing/random-records.ts';
import { ColumnSetBuilder } from './column-set-builder.ts';
import type { ColumnSet } from './column-set.ts';
import { FolderIndexStore } from './index-store.ts';

const COLLECTION = 'a/b:中文';

let folder: string;
let lines: string[];
let store: FolderIndexStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-store-'));
  lines = [];
  store = new FolderIndexStore(join(folder, 'indexes'), (line) => lines.push(line));
});

afterEach(() => rm(folder, { recursive: true }));

async function columnsOf(documents: readonly object[]): Promise<ColumnSet> {
  const builder = new ColumnSetBuilder({ keys: KEYS, records: documents.length });
  await builder.add(JSON.stringify(documents));
  return {
    keys: KEYS,
    positions: Int32Array.from(documents, (_, at) => 3 * at),
    columns: await builder.seal(),
    chunks: [{ number: 0, records: documents.length, print: '-12345678901234567890' }],
  };
}

const some = () => columnsOf(fc.sample(randomRecord, { numRuns: 50, seed: 9 }));

test('loads exactly the columns that were saved', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(randomRecord, { maxLength: 20 }), async (documents) => {
      const saved = await columnsOf(documents);
      await store.save(COLLECTION, saved);
      expect(await store.load(COLLECTION, KEYS)).toEqual(saved);
    }),
    { numRuns: 50 },
  );
  expect(lines).toEqual([]);
});

test('a collection without a file has no stored columns, which is not worth a line', async () => {
  expect(await store.load('unknown', KEYS)).toBeUndefined();
  expect(lines).toEqual([]);
});

test('a file with any byte changed is not used, and the log says so', async () => {
  await store.save(COLLECTION, await some());
  const path = store.fileOf(COLLECTION);
  const whole = await readFile(path);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: whole.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, difference) => {
        lines = [];
        const damaged = Buffer.from(whole);
        damaged[at] = (damaged[at] ?? 0) ^ difference;
        await writeFile(path, damaged);
        expect(await store.load(COLLECTION, KEYS)).toBeUndefined();
        expect(lines).toEqual([
          expect.stringMatching(/^The stored read index of .* is not used.*built anew/),
        ]);
      },
    ),
    { numRuns: 200 },
  );
});

test.each([0, 5, 11, 40, 400, -1])('a file that was cut at %d is not used', async (end) => {
  await store.save(COLLECTION, await some());
  const path = store.fileOf(COLLECTION);
  await writeFile(path, (await readFile(path)).subarray(0, end));
  expect(await store.load(COLLECTION, KEYS)).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('it is damaged')]);
});

test('a file of another format is not used', async () => {
  await store.save(COLLECTION, await some());
  const path = store.fileOf(COLLECTION);
  const bytes = await readFile(path);
  bytes.write('OMXIDX99');
  await writeFile(path, bytes);
  expect(await store.load(COLLECTION, KEYS)).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('it has another format')]);
});

test('columns of other fields are not used', async () => {
  await store.save(COLLECTION, await some());
  expect(await store.load(COLLECTION, [...KEYS, 'another'])).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('other fields')]);
});

test('a file of another collection is not used', async () => {
  await store.save(COLLECTION, await some());
  await writeFile(store.fileOf('other'), await readFile(store.fileOf(COLLECTION)));
  expect(await store.load('other', KEYS)).toBeUndefined();
  expect(lines).toEqual([expect.stringContaining('another collection')]);
});

test('what an interrupted write left does no harm, and is overwritten', async () => {
  const saved = await some();
  await store.save(COLLECTION, saved);
  await writeFile(`${store.fileOf(COLLECTION)}.unfinished`, 'half');
  expect(await store.load(COLLECTION, KEYS)).toEqual(saved);
  await store.save(COLLECTION, saved);
  expect(await readdir(join(folder, 'indexes'))).toHaveLength(1);
});

test('only the user of the server can read a file', async () => {
  await store.save(COLLECTION, await some());
  expect((await stat(store.fileOf(COLLECTION))).mode & 0o777).toBe(0o600);
});

test('a folder that cannot be written is a line in the log, no failure', async () => {
  await writeFile(join(folder, 'a-file'), '');
  const broken = new FolderIndexStore(join(folder, 'a-file'), (line) => lines.push(line));
  await broken.save(COLLECTION, await some());
  expect(lines).toEqual([expect.stringContaining('could not be stored')]);
});
