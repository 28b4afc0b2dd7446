import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fitErrorBody } from '../../http/fit-error-body.ts';
import { openPostgres, type TestDatabase } from '../../testing/engines.ts';
import { IndexBuilding } from './build-wait.ts';
import { CollectionReader } from './collection-reader.ts';
import { collectionState } from './collections.ts';
import { ReadIndexes } from './read-index/read-indexes.ts';

const COLLECTION = 'built';
const OTHER = 'other';
const RECORDS = 6;
const PAGE = { tree: {}, sort: { key: 'site', direction: 'desc' as const }, page: 1, perPage: 2 };
const WAIT_MS = 30;

let database: TestDatabase;
let indexes: ReadIndexes;
/** Ends the build of the test. */
let endBuild: () => void;
/** Ends the query that has the only turn. */
let endQuery: () => void;

beforeAll(async () => {
  database = await openPostgres();
  const { db } = database;
  const field = { name: 'F', short: 'F', description: 'F', priority: 1, values: null, min: null, max: null };
  for (const [position, collection] of [COLLECTION, OTHER].entries()) {
    await db.insertInto('data_collections').values({ name: collection, position }).execute();
    await db
      .insertInto('data_fields')
      .values({ ...field, collection, key: 'site', type: 'category' })
      .execute();
    await db
      .insertInto('data_records')
      .values(
        Array.from({ length: RECORDS }, (_, at) => ({
          collection,
          position: at,
          id: String(at),
          data: JSON.stringify({ site: `S${at}` }),
          md5sum: null,
          sha256: null,
        })),
      )
      .execute();
  }
});

afterAll(() => database?.close());

/** A build that does not end, and a query that has the turn of the others. */
beforeEach(async () => {
  const building = new Promise<undefined>((resolve) => (endBuild = () => resolve(undefined)));
  indexes = new ReadIndexes(database.db, {
    store: { load: () => building, save: async () => undefined },
  });
  indexes.get(await state());
  const asking = new Promise<void>((resolve) => (endQuery = resolve));
  void indexes.turns.query(() => asking);
  return async () => {
    endQuery();
    endBuild();
    await indexes.ready(await state());
  };
});

const state = (name = COLLECTION) => collectionState(database, name);
const reader = (waitMs: number) => new CollectionReader(database.db, indexes, waitMs);
const last = { total: RECORDS, data: [{ _id: '5' }, { _id: '4' }] };

test('a page that has no turn in time is the answer that the index is being built, and when to try again', async () => {
  const failure = await reader(WAIT_MS)
    .find(await state(), PAGE)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(IndexBuilding);
  expect(failure).toMatchObject({ status: 503, progress: 0, headers: { 'retry-after': '3' } });
});

test('a page that has a turn does not wait for the sample, which estimates need', async () => {
  vi.spyOn(indexes, 'sample').mockReturnValue(new Promise(() => undefined));
  endQuery();
  expect(await reader(Infinity).find(await state(), PAGE)).toMatchObject(last);
});

test('so is a list of groups, and a page of another collection that waits for the same turns', async () => {
  const range = { order: 'value:asc' as const, offset: 0, limit: 2, known: true };
  await expect(
    reader(WAIT_MS).page(await state(), { tree: {}, group: 'site' }, range),
  ).rejects.toBeInstanceOf(IndexBuilding);
  await expect(reader(WAIT_MS).find(await state(OTHER), PAGE)).rejects.toBeInstanceOf(IndexBuilding);
});

test('a page whose turn comes in time has its records', async () => {
  const page = reader(60_000).find(await state(), PAGE);
  endQuery();
  expect(await page).toMatchObject(last);
});

test('a page that waits is answered by the index as soon as that is there', async () => {
  const page = reader(60_000).find(await state(), PAGE);
  endBuild();
  expect(await page).toMatchObject(last);
});

test('no SQL begins for a request that has its answer already', async () => {
  let statements = 0;
  const db = watched(() => (statements += 1));
  await expect(new CollectionReader(db, indexes, WAIT_MS).find(await state(), PAGE)).rejects.toBeInstanceOf(
    IndexBuilding,
  );
  const next = new CollectionReader(db, indexes, 60_000).find(await state(), PAGE);
  endQuery();
  expect(await next).toMatchObject(last);
  // The number of matching records, and the page.
  expect(statements).toBe(2);
});

test('an export waits for its result without a limit', async () => {
  const page = reader(Infinity).find(await state(), PAGE);
  await expect(reader(WAIT_MS).find(await state(), PAGE)).rejects.toBeInstanceOf(IndexBuilding);
  endQuery();
  expect(await page).toMatchObject(last);
});

test('the body has the done share, also after it was shortened', () => {
  const body = fitErrorBody(new IndexBuilding(0.416).body('zh-CN'));
  expect(body).toEqual({
    message: '服务器正在建立此请求所需的索引（已完成 42%）。请在 3 秒后重试。',
    progress: 0.416,
  });
});

test('the share is that of the records that were read, and there is none after the build', async () => {
  const shares: (number | undefined)[] = [];
  const own: ReadIndexes = new ReadIndexes(watched(() => shares.push(own.progress({ name: COLLECTION }))));
  await own.ready(await state());
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(own.progress({ name: COLLECTION })).toBeUndefined();
});

/** The database, with a call after each statement. */
function watched(onResult: () => void) {
  return database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      onResult();
      return result;
    },
  });
}
