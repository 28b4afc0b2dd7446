import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPostgres, type TestDatabase } from '../../../testing/engines.ts';
import { CollectionReader } from '../collection-reader.ts';
import { collectionState } from '../collections.ts';
import { RecordTableFailure, type RecordTable, type RecordTables, type TablePlan } from '../record-table.ts';
import { ReadIndexes } from './read-indexes.ts';

const COLLECTION = 'large';

let database: TestDatabase;
/** Plans of the loads so far. */
let plans: TablePlan[];
/** Failure of the next queries on a table. */
let failure: RecordTableFailure | undefined;

beforeAll(async () => {
  database = await openPostgres();
  const { db } = database;
  await db.insertInto('data_collections').values({ name: COLLECTION, position: 1 }).execute();
  const rows = Array.from({ length: 30 }, (_, position) => ({
    collection: COLLECTION,
    position,
    id: `r${position}`,
    data: JSON.stringify({ site: `S${position % 3}` }),
    md5sum: null,
    sha256: null,
  }));
  await db.insertInto('data_records').values(rows).execute();
});
beforeEach(() => {
  plans = [];
  failure = undefined;
});
afterAll(() => database?.close());

/** Table that says 7 for any total, which SQL does not. */
function tableOf(): RecordTable {
  return {
    records: 30,
    covers: () => true,
    total: async () => {
      if (failure) throw failure;
      return 7;
    },
  } as Partial<RecordTable> as RecordTable;
}

const tables: RecordTables = {
  refresh: async (plan) => {
    plans.push(plan);
    return tableOf();
  },
  removeOthers: async () => undefined,
};

const state = () => collectionState(database, COLLECTION);

async function total(indexes: ReadIndexes): Promise<number> {
  return new CollectionReader(database.db, indexes).total(await state(), {});
}

test('a collection beyond the limit is answered by its table, once that is loaded', async () => {
  const indexes = new ReadIndexes(database.db, { tables, maxRecords: 29 });
  expect(await total(indexes)).toBe(30);
  await indexes.ready(await state());
  expect(await total(indexes)).toBe(7);
  expect(indexes.get(await state())).toBeUndefined();
  expect(plans).toHaveLength(1);
  expect(plans[0]?.chunks.map(({ records }) => records)).toEqual([30]);
  expect(await indexes.states()).toEqual([{ collection: COLLECTION, isCurrent: true, records: 30 }]);
});

test('a collection at the limit has an index and no table', async () => {
  const indexes = new ReadIndexes(database.db, { tables, maxRecords: 30 });
  await indexes.ready(await state());
  expect(indexes.get(await state())?.size).toBe(30);
  expect(plans).toEqual([]);
});

test('without tables SQL answers, and the records are not read again before they change', async () => {
  const indexes = new ReadIndexes(database.db, { maxRecords: 29 });
  const now = await state();
  await indexes.ready(now);
  expect(indexes.isLarge(now)).toBe(true);
  expect(await total(indexes)).toBe(30);
  expect(await indexes.states()).toEqual([{ collection: COLLECTION, isCurrent: false, records: 0 }]);
});

test('SQL answers for a table that fails, and the table stays', async () => {
  const indexes = new ReadIndexes(database.db, { tables, maxRecords: 0 });
  await indexes.ready(await state());
  failure = new RecordTableFailure('It is away.', false);
  expect(await total(indexes)).toBe(30);
  failure = undefined;
  expect(await total(indexes)).toBe(7);
  expect(plans).toHaveLength(1);
});

test('a table that is gone is loaded again, from the chunks that are known', async () => {
  const indexes = new ReadIndexes(database.db, { tables, maxRecords: 0 });
  await indexes.ready(await state());
  failure = new RecordTableFailure('It does not exist.', true);
  expect(await total(indexes)).toBe(30);
  failure = undefined;
  await indexes.ready(await state());
  expect(await total(indexes)).toBe(7);
  expect(plans).toHaveLength(2);
  expect(plans[1]?.chunks).toBe(plans[0]?.chunks);
});

test('after a change SQL answers until the table of the new records is there', async () => {
  const indexes = new ReadIndexes(database.db, { tables, maxRecords: 0 });
  await indexes.ready(await state());
  await database.db.deleteFrom('data_records').where('position', '=', 29).execute();
  expect(await total(indexes)).toBe(29);
  await indexes.ready(await state());
  expect(await total(indexes)).toBe(7);
});
