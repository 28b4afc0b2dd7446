import type { QueryTree } from '@omics-portal/data-query';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, type TestDatabase } from '../../testing/engines.ts';
import { KEYS, randomTree } from '../../testing/random-records.ts';
import { buildColumns } from './read-index/build-index.ts';
import { recordIndexOf } from './read-index/column-set.ts';
import { readChunks } from './read-index/read-chunks.ts';
import type { RecordIndex } from './read-index/record-index.ts';
import {
  countBins,
  countMatching,
  countRecords,
  findRecords,
  numberBounds,
  type RecordCount,
} from './records.ts';
import { changedAndStored } from './testing/changed-columns.ts';
import { describeQueries, type ListedFields, type QueryWay } from './testing/describe-queries.ts';
import { expectedIds, records, type Sort } from './testing/plain-records.ts';
import { listValues, MAX_LISTED } from './value-lists.ts';

const everything = { page: 1, perPage: 1000 };

/** Queries on an index that was built from the database. */
function indexWay(way: string, index: () => RecordIndex): QueryWay {
  return {
    way,
    async ids(tree: QueryTree, sort?: Sort) {
      const { total, positions } = index().find({ tree, ...(sort ? { sort } : {}), offset: 0, limit: 1000 });
      expect(total).toBe(positions.length);
      expect(index().total({ tree })).toBe(total);
      return positions.map(String);
    },
    counts: async (tree: QueryTree, group: string, dedupField?: string): Promise<RecordCount[]> =>
      index().count({ tree, group, dedupField }),
    bounds: async (key: string) => index().bounds(key),
    histogram: async (tree: QueryTree, key: string, starts: number[]) =>
      index().histogram({ tree, key, starts }),
    sums: async (tree: QueryTree, group: string, sumField: string) =>
      index().count({ tree, group, sumField }),
    lists: async (tree: QueryTree, { values, ...fields }: ListedFields) =>
      index().lists({ tree, values, ...fields, most: MAX_LISTED }),
  };
}

test('the random queries are meaningful: most match some records and exclude some', () => {
  const selective = fc
    .sample(randomTree, { numRuns: 400, seed: 1 })
    .filter((query) => expectedIds(query).length % records.length !== 0);
  expect(selective.length).toBeGreaterThan(200);
});

describe.each(ENGINES)('$name', ({ open }) => {
  let database: TestDatabase;
  let index: RecordIndex;
  let changed: RecordIndex;

  beforeAll(async () => {
    database = await open();
    const { db } = database;
    await db
      .insertInto('data_collections')
      .values([
        { name: 'random', position: 1 },
        { name: 'other', position: 2 },
      ])
      .execute();
    const rows = records.map((data, at) => ({
      collection: 'random',
      position: at,
      id: String(at),
      data: JSON.stringify(data),
      md5sum: null,
      sha256: null,
    }));
    await db
      .insertInto('data_records')
      .values([...rows, { ...rows[0]!, collection: 'other' }])
      .execute();
    const plan = { collection: 'random', keys: [...KEYS, 'library_id'] };
    index = recordIndexOf(await buildColumns(db, { ...plan, chunks: await readChunks(db, 'random') }));
    changed = recordIndexOf(await changedAndStored(db, plan));
  });

  afterAll(() => database?.close());

  /** Each query runs in the database, and on the indexes that were built from it. */
  const ways: QueryWay[] = [
    {
      way: 'SQL',
      async ids(tree: QueryTree, sort?: Sort) {
        const { total, data } = await findRecords(database.db, {
          collection: 'random',
          tree,
          ...(sort ? { sort } : {}),
          ...everything,
        });
        expect(total).toBe(data.length);
        expect(await countMatching(database.db, { collection: 'random', tree })).toBe(total);
        return data.map((row) => row._id);
      },
      counts: (tree: QueryTree, group: string, dedupField?: string): Promise<RecordCount[]> =>
        countRecords(database.db, {
          collection: 'random',
          tree,
          group,
          ...(dedupField === undefined ? {} : { dedupField }),
        }),
      bounds: (key: string) => numberBounds(database.db, 'random', key),
      histogram: (tree: QueryTree, key: string, starts: number[]) =>
        countBins(database.db, { collection: 'random', tree, key, starts }),
      sums: (tree: QueryTree, group: string, sumField: string) =>
        countRecords(database.db, { collection: 'random', tree, group, sumField }),
      lists: (tree: QueryTree, { values, ...fields }: ListedFields) =>
        listValues(database.db, { collection: 'random', tree, values, ...fields }),
    },
    indexWay('the read index', () => index),
    indexWay('a read index that was changed in place, stored and loaded', () => changed),
  ];

  describeQueries(ways);

  test('pages have no gap or overlap, and the page after the last one is empty', async () => {
    const sort = { key: 'snr', direction: 'desc' as const };
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        findRecords(database.db, { collection: 'random', tree: {}, sort, page, perPage: 100 }),
      ),
    );
    expect(pages.map((page) => page.data.length)).toEqual([100, 100, 50, 0]);
    expect(pages.every((page) => page.total === 250)).toBe(true);
    const byIndex = [0, 100, 200, 300].flatMap(
      (offset) => index.find({ tree: {}, sort, offset, limit: 100 }).positions,
    );
    expect(byIndex.map(String)).toEqual(pages.flatMap((page) => page.data.map((row) => row._id)));
  });
});
