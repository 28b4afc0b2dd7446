import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgres, type TestDatabase } from '../../../testing/engines.ts';
import { collectionState } from '../collections.ts';
import { countRecords } from '../records.ts';
import { FolderIndexStore } from './index-store.ts';
import { ReadIndexes } from './read-indexes.ts';

const COLLECTION = 'restarted';
const RECORDS = 60;
/** Several chunks, so that a change of one is small. */
const STEP = 500;

let database: TestDatabase;
let folder: string;
let lines: string[];
/** Number of indexes that were written to the store. */
let saves: number;

beforeAll(async () => {
  database = await openPostgres();
});

afterAll(() => database?.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-indexes-'));
  lines = [];
  saves = 0;
  const { db } = database;
  await db.deleteFrom('data_collections').execute();
  await db.insertInto('data_collections').values({ name: COLLECTION, position: 1 }).execute();
  const rows = Array.from({ length: RECORDS }, (_, at) => ({
    collection: COLLECTION,
    position: at * STEP,
    id: String(at),
    data: JSON.stringify({ site: `S${at % 7}`, file_size: at }),
    md5sum: null,
    sha256: null,
  }));
  await db.insertInto('data_records').values(rows).execute();
});

afterEach(() => rm(folder, { recursive: true }));

const state = () => collectionState(database, COLLECTION);
const request = { tree: {}, group: 'site' };
const file = () => new FolderIndexStore(folder).fileOf(COLLECTION);

/** The indexes of a server that has just started. `onLoad` runs in the middle of a build. */
function start(onLoad = async () => {}): ReadIndexes {
  const store = new FolderIndexStore(folder, (line) => lines.push(line));
  return new ReadIndexes(database.db, {
    minStored: 1,
    store: {
      load: async (...given) => {
        await onLoad();
        return store.load(...given);
      },
      save: (...given) => {
        saves += 1;
        return store.save(...given);
      },
    },
  });
}

/** Counts of a server after its start, from its index. */
async function countsAfterStart(): Promise<Map<unknown, number>> {
  const indexes = start();
  const now = await state();
  await indexes.ready(now);
  await indexes.stored();
  const counts = indexes.get(now)?.count(request) ?? [];
  return new Map(counts.map(({ _id: site, total }) => [site, total]));
}

async function countsOfDatabase(): Promise<Map<unknown, number>> {
  const counts = await countRecords(database.db, { collection: COLLECTION, ...request });
  return new Map(counts.map(({ _id: site, total }) => [site, total]));
}

async function move(position: number, site: string): Promise<void> {
  await database.db
    .updateTable('data_records')
    .set({ data: JSON.stringify({ site, file_size: 1 }) })
    .where('position', '=', position)
    .execute();
}

test('a start without a change uses the stored index, and writes none', async () => {
  const before = await countsAfterStart();
  expect(before).toEqual(await countsOfDatabase());
  expect(saves).toBe(1);
  expect(await countsAfterStart()).toEqual(before);
  expect(saves).toBe(1);
  expect(lines).toEqual([]);
});

test('a start after a change brings the stored index up to date', async () => {
  await countsAfterStart();
  await move(3 * STEP, 'moved');
  const counts = await countsAfterStart();
  expect(counts.get('moved')).toBe(1);
  expect(counts).toEqual(await countsOfDatabase());
  expect(saves).toBe(2);
});

test('other records with the revision of before, as in a restored database, are not answered by the old index', async () => {
  await countsAfterStart();
  const { revision } = await state();
  await move(4 * STEP, 'restored');
  await database.db
    .updateTable('data_collections')
    .set({ revision: sql`${revision}::bigint` })
    .execute();
  expect((await state()).revision).toBe(revision);
  expect((await countsAfterStart()).get('restored')).toBe(1);
});

test('a damaged file is a line in the log, and the index is built anew and stored', async () => {
  const before = await countsAfterStart();
  const bytes = await readFile(file());
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  await writeFile(file(), bytes);
  expect(await countsAfterStart()).toEqual(before);
  expect(lines).toEqual([expect.stringContaining('is not used (it is damaged): it is built anew')]);
  expect(saves).toBe(2);
  expect(await countsAfterStart()).toEqual(before);
  expect(lines).toHaveLength(1);
});

test('a change while the server runs is brought into the index, and the index that was in use stays as it is', async () => {
  const indexes = start();
  const before = await state();
  await indexes.ready(before);
  const old = indexes.get(before);
  await move(5 * STEP, 'new');
  const now = await state();
  expect(indexes.get(now)).toBeUndefined();
  await indexes.ready(now);
  const index = indexes.get(now);
  expect(index?.count(request)).toContainEqual({ _id: 'new', total: 1 });
  expect(old?.count(request)).not.toContainEqual({ _id: 'new', total: 1 });
  await indexes.stored();
});

test('a record that changes while the index is built is read again alone by the next attempt', async () => {
  const indexes = start(() => move(6 * STEP, 'meanwhile'));
  const earlier = await state();
  await indexes.ready(earlier);
  await indexes.stored();
  expect(indexes.get(earlier)).toBeUndefined();
  expect(saves).toBe(1);
  const now = await state();
  await expect
    .poll(
      async () => {
        await indexes.ready(now);
        return indexes.get(now)?.count(request);
      },
      { timeout: 60_000 },
    )
    .toContainEqual({ _id: 'meanwhile', total: 1 });
  expect(saves).toBe(1);
});

test('a query that read the state before the last change leaves the index of the present one in use', async () => {
  const indexes = start();
  const earlier = await state();
  await move(7 * STEP, 'later');
  const now = await state();
  await indexes.ready(now);
  const index = indexes.get(now);
  await indexes.ready(earlier);
  expect(indexes.get(now)).toBe(index);
  expect(index).toBeDefined();
});
