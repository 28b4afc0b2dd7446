import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QueryTree } from '@omics-portal/data-query';
import { ENGINES, type TestDatabase } from '../../testing/engines.ts';
import { CollectionReader } from './collection-reader.ts';
import { collectionState } from './collections.ts';
import { ReadIndexes } from './read-index/read-indexes.ts';
import { readSummaryRequest, summarise } from './summarise.ts';

const field = {
  collection: 'small',
  name: 'F',
  short: 'F',
  description: 'F',
  priority: 1,
  values: null,
  min: null,
  max: null,
};
const ask = { tree: {} as QueryTree, page: 1, perPage: 10 };

/** Creates a record with a site and a number. */
function row(position: number, site: string | null, snr: number | null) {
  return {
    collection: 'small',
    position,
    id: `r${position}`,
    data: JSON.stringify({ site, snr }),
    md5sum: null,
    sha256: null,
  };
}

describe.each(ENGINES)('$name', ({ open }) => {
  let database: TestDatabase;
  let indexes: ReadIndexes;
  let reader: CollectionReader;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await db.insertInto('data_collections').values({ name: 'small', position: 1 }).execute();
    await db
      .insertInto('data_fields')
      .values([
        { ...field, key: 'site', type: 'category' },
        { ...field, key: 'snr', type: 'precision' },
      ])
      .execute();
    await db
      .insertInto('data_records')
      .values([row(10, 'S1', 0), row(20, 'S1', -4), row(30, 'S2', 6), row(40, '', null), row(50, null, 1.5)])
      .execute();
    indexes = new ReadIndexes(db);
    reader = new CollectionReader(db, indexes);
  });

  afterAll(() => database?.close());

  const state = () => collectionState(database, 'small');
  const ids = async () => (await reader.find(await state(), ask)).data.map((each) => each._id);

  test('every change of a record changes the revision of the collection, and invalidates earlier results', async () => {
    const before = await state();
    await indexes.ready(before);
    expect(indexes.get(before)).toBeDefined();
    expect(await ids()).toEqual(['r10', 'r20', 'r30', 'r40', 'r50']);

    await database.db
      .insertInto('data_records')
      .values(row(15, 'S3', 2))
      .execute();
    const inserted = await state();
    expect(indexes.get(inserted)).toBeUndefined();
    expect(await ids()).toEqual(['r10', 'r15', 'r20', 'r30', 'r40', 'r50']);

    await database.db.updateTable('data_records').set({ id: 'changed' }).where('position', '=', 15).execute();
    const updated = await state();
    expect(await ids()).toContain('changed');

    await database.db.deleteFrom('data_records').where('position', '=', 15).execute();
    const deleted = await state();
    expect(await ids()).toEqual(['r10', 'r20', 'r30', 'r40', 'r50']);
    expect(new Set([before, inserted, updated, deleted].map((each) => each.revision)).size).toBe(4);
  });

  test('an outdated index is not used: the result is that of the database', async () => {
    const fresh = new ReadIndexes(database.db);
    const before = await state();
    await fresh.ready(before);
    await database.db.updateTable('data_records').set({ id: 'moved' }).where('position', '=', 10).execute();
    const { data } = await new CollectionReader(database.db, fresh).find(before, ask);
    expect(data.map((each) => each._id)).toEqual(['moved', 'r20', 'r30', 'r40', 'r50']);
    await database.db.updateTable('data_records').set({ id: 'r10' }).where('position', '=', 10).execute();
  });

  test.each(['SQL', 'the read index'])(
    '%s sums up many fields, each without its own conditions',
    async (way) => {
      const now = await state();
      const own = new ReadIndexes(database.db);
      if (way === 'the read index') await own.ready(now);
      const query = {
        type: 'rule' as const,
        query: { variable: 'site', operator: 'in' as const, value: ['S1'] },
      };
      const request = readSummaryRequest(
        {
          query,
          facets: [
            { field: 'site', limit: 2 },
            { field: 'snr', bins: 2 },
          ],
        },
        now.keys,
      );
      expect(await summarise(new CollectionReader(database.db, own), now, request)).toEqual({
        total: 2,
        facets: [
          {
            field: 'site',
            distinct: 3,
            counts: [expect.objectContaining({ total: 2 }), expect.objectContaining({ total: 2 })],
          },
          {
            field: 'snr',
            min: -4,
            max: 6,
            bins: [
              { from: -4, to: 1, total: 2, lowest: -4, highest: 0 },
              { from: 1, to: 6, total: 0, lowest: null, highest: null },
            ],
            unknown: 0,
            sum: -4,
          },
        ],
      });
    },
  );

  test.each(['SQL', 'the read index'])(
    '%s gives a page of groups, with sums, lists and the records without a group',
    async (way) => {
      const now = await state();
      const own = new ReadIndexes(database.db);
      if (way === 'the read index') await own.ready(now);
      const ask = async (facet: object) => {
        const request = readSummaryRequest({ facets: [{ field: 'site', known: true, ...facet }] }, now.keys);
        return (await summarise(new CollectionReader(database.db, own), now, request)).facets[0];
      };
      expect(await ask({ order: 'value:desc', limit: 1, sum: 'snr', lists: ['snr'] })).toEqual({
        field: 'site',
        distinct: 2,
        unknown: 2,
        counts: [{ _id: 'S2', total: 1, sum: 6, unsummed: 0, lists: { snr: { values: [6], distinct: 1 } } }],
      });
      expect(await ask({ order: 'sum:asc', offset: 0, limit: 5, sum: 'snr', lists: ['snr'] })).toMatchObject({
        counts: [
          { _id: 'S1', total: 2, sum: -4, unsummed: 0, lists: { snr: { values: [-4, 0], distinct: 2 } } },
          { _id: 'S2' },
        ],
      });
      expect(await ask({ offset: 1 })).toMatchObject({ distinct: 2, counts: [{ _id: 'S2', total: 1 }] });
      expect(await ask({ offset: 2 })).toMatchObject({ distinct: 2, counts: [] });
    },
  );

  test.each(['sum', 'lists'])('names the field of %s that the collection does not have', async (key) => {
    const { keys } = await state();
    const value = key === 'sum' ? 'nothing' : ['site', 'nothing'];
    expect(() => readSummaryRequest({ facets: [{ field: 'site', [key]: value }] }, keys)).toThrow(
      'The collection has no field "nothing".',
    );
  });

  test.each(['SQL', 'the read index'])(
    '%s refuses a pattern that is too costly with a 400 and the reason',
    async (way) => {
      const now = await state();
      const own = new ReadIndexes(database.db);
      // The index of another revision is never built, so the query runs in SQL.
      const queried = way === 'SQL' ? { ...now, revision: '0' } : now;
      const value = '.{255}'.repeat(100);
      const tree: QueryTree = { type: 'rule', query: { variable: 'site', operator: 'regex', value } };
      const refused = await new CollectionReader(database.db, own)
        .count(queried, { tree, group: 'site' })
        .catch((error: unknown) => error);
      expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('takes too long') });
    },
  );

  test('a query that waits for its turn during a build is answered by the index that is there then', async () => {
    const own = new ReadIndexes(database.db);
    const now = await state();
    let end = () => undefined as void;
    const building = own.turns.build(() => new Promise<void>((resolve) => (end = resolve)));
    void own.turns.query(() => building);
    // A reader without a database: SQL would fail.
    const counted = new CollectionReader(undefined as never, own).total(now, {});
    await own.ready(now);
    end();
    expect(await counted).toBe(5);
  });

  test('a pattern that is too large for SQL waits for the read index', async () => {
    const value = '^(?:S[0-9]{1,200})$';
    const tree: QueryTree = { type: 'rule', query: { variable: 'site', operator: 'regex', value } };
    const own = new CollectionReader(database.db, new ReadIndexes(database.db));
    expect(await own.total(await state(), tree)).toBe(3);
  });
});
