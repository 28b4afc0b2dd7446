import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES, type TestDatabase } from '../../testing/engines.ts';
import { CollectionReader } from './collection-reader.ts';
import { collectionState } from './collections.ts';
import { ReadIndexes } from './read-index/read-indexes.ts';
import { readSummaryRequest, summarise } from './summarise.ts';

const COLLECTION = 'built';
const RECORDS = 600;
const SAMPLED = 100;
const FIELDS = ['site', 'snr', 'library_id'];
const IS_SITE_1 = {
  type: 'rule' as const,
  query: { variable: 'site', operator: 'in' as const, value: ['S1'] },
};

describe.each(ENGINES)('$name', ({ open }) => {
  let database: TestDatabase;
  /** Lets the build of the test end. */
  let endBuild: () => void;
  let indexes: ReadIndexes;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await db.insertInto('data_collections').values({ name: COLLECTION, position: 1 }).execute();
    const field = { collection: COLLECTION, name: 'F', short: 'F', description: 'F', priority: 1 };
    const limits = { values: null, min: null, max: null };
    await db
      .insertInto('data_fields')
      .values(FIELDS.map((key) => ({ ...field, ...limits, key, type: 'category' as const })))
      .execute();
    const rows = Array.from({ length: RECORDS }, (_, at) => ({
      collection: COLLECTION,
      position: at * 3,
      id: String(at),
      data: JSON.stringify({ site: `S${at % 2}`, snr: at, library_id: `L${at >> 1}` }),
      md5sum: null,
      sha256: null,
    }));
    await db.insertInto('data_records').values(rows).execute();
  });

  afterAll(() => database?.close());

  beforeEach(() => {
    const held = new Promise<void>((resolve) => (endBuild = resolve));
    indexes = new ReadIndexes(database.db, {
      sample: { minRecords: RECORDS, size: SAMPLED },
      store: { load: () => held.then(() => undefined), save: async () => undefined },
    });
    return async () => {
      endBuild();
      await indexes.ready(await state());
    };
  });

  const state = () => collectionState(database, COLLECTION);

  async function ask(body: Partial<Parameters<typeof readSummaryRequest>[0]>) {
    const now = await state();
    const request = readSummaryRequest({ facets: [], ...body }, now.keys);
    return summarise(new CollectionReader(database.db, indexes), now, request);
  }

  const estimated = { sampled: expect.closeTo(SAMPLED, -2) as number, of: RECORDS };

  test('counts are marked estimates while the build runs, and exact without a mark after it', async () => {
    const facets = [{ field: 'site' }, { field: 'snr', bins: 2 }];
    const during = await ask({ query: IS_SITE_1, facets });
    expect(during).toMatchObject({
      estimated,
      facets: [
        { field: 'site', distinct: 2, estimated },
        { field: 'snr', estimated },
      ],
    });
    expect(during.total).toBeGreaterThan(RECORDS / 4);
    expect(during.total).toBeLessThan((RECORDS * 3) / 4);
    endBuild();
    await indexes.ready(await state());
    const after = await ask({ query: IS_SITE_1, facets });
    expect(after).toMatchObject({
      total: RECORDS / 2,
      facets: [{ counts: [{ total: 300 }, { total: 300 }] }, {}],
    });
    expect(JSON.stringify(after)).not.toContain('estimated');
  });

  test('a selected value that the sample lacks has an estimate, not an exact 0', async () => {
    const query = { type: 'rule', query: { variable: 'snr', operator: '=', value: -1 } } as const;
    expect(await ask({ query, facets: [{ field: 'site' }] })).toMatchObject({
      total: 0,
      estimated,
      facets: [{ counts: [], estimated }],
    });
  });

  test('the total without a filter is exact', async () => {
    expect(await ask({})).toEqual({ total: RECORDS, facets: [] });
  });

  test.each([
    ['different values are counted', { dedup_field: 'library_id', facets: [{ field: 'site' }] }],
    ['the caller refuses estimates', { exact: true, facets: [{ field: 'site' }] }],
    ['a later page is requested', { facets: [{ field: 'site', offset: 1 }] }],
    ['the rarest values are requested', { facets: [{ field: 'site', order: 'total:asc' as const }] }],
    ['groups are requested', { facets: [{ field: 'site', known: true }] }],
    ['sums have another order', { facets: [{ field: 'site', sum: 'snr', order: 'sum:desc' as const }] }],
    ['values are listed', { facets: [{ field: 'site', lists: ['snr'] }] }],
    ['a field has many different values', { facets: [{ field: 'library_id' }] }],
  ])('nothing is estimated where %s', async (_, body) => {
    const during = await ask(body);
    expect(JSON.stringify(during)).not.toContain('estimated');
    endBuild();
    await indexes.ready(await state());
    expect(await ask(body)).toEqual(during);
  });

  test('visitors of one list share its queries while the build runs', async () => {
    const lists = { facets: [{ field: 'site', known: true, lists: ['snr'] }] };
    const [first, second] = await Promise.all([ask(lists), ask(lists)]);
    expect(second).toBe(first);
    expect(await ask({ ...lists, query: IS_SITE_1, exact: true })).toMatchObject({ total: RECORDS / 2 });
    endBuild();
    await indexes.ready(await state());
    const after = await ask(lists);
    expect(after).not.toBe(first);
    expect(after).toEqual(first);
  });

  test('lists by a costly pattern wait for the index without the turn of other queries', async () => {
    const value = '^(?:S[0-9]{1,200})$';
    const query = { type: 'rule', query: { variable: 'site', operator: 'regex', value } } as const;
    const waiting = ask({ query, exact: true, facets: [{ field: 'site', known: true, lists: ['snr'] }] });
    expect(await ask({ query: IS_SITE_1, exact: true })).toMatchObject({ total: RECORDS / 2 });
    endBuild();
    expect(await waiting).toMatchObject({ total: RECORDS });
  });

  test('records and bare counts are never estimates', async () => {
    const reader = new CollectionReader(database.db, indexes);
    const page = await reader.find(await state(), { tree: IS_SITE_1, page: 1, perPage: 2 });
    expect(page).toMatchObject({ total: RECORDS / 2, data: [{ _id: '1' }, { _id: '3' }] });
    expect(await reader.count(await state(), { tree: {}, group: 'site' })).toContainEqual({
      _id: 'S1',
      total: RECORDS / 2,
    });
  });

  test('records that have changed since the sample was read are not estimated from it', async () => {
    expect(await ask({ facets: [{ field: 'site' }] })).toMatchObject({ estimated });
    await database.db.updateTable('data_records').set({ id: 'new' }).where('position', '=', 0).execute();
    expect(JSON.stringify(await ask({ facets: [{ field: 'site' }] }))).not.toContain('estimated');
  });

  test('a collection below the limit has no sample', async () => {
    indexes = new ReadIndexes(database.db, { sample: { minRecords: RECORDS + 1, size: SAMPLED } });
    expect(await indexes.sample(await state())).toBeUndefined();
    expect(await ask({ facets: [{ field: 'site' }] })).not.toHaveProperty('estimated');
  });
});
