import { evaluate, isUnknown, readField, readQueryTree, type QueryTree } from '@omics-portal/data-query';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, type TestDatabase } from '../../testing/engines.ts';
import { KEYS, randomTree } from '../../testing/random-records.ts';
import { binStarts } from './histogram-bins.ts';
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
import {
  expectedCounts,
  expectedIds,
  expectedOrder,
  inOrder,
  records,
  type Sort,
} from './testing/plain-records.ts';
import { listValues, MAX_LISTED } from './value-lists.ts';

const everything = { page: 1, perPage: 1000 };

interface ListedFields {
  group: string;
  values: readonly RecordCount['_id'][];
  listed: string;
}

/** Queries on an index that was built from the database. */
function indexWay(way: string, index: () => RecordIndex) {
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
  const ways = [
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

  describe.each(ways)('$way', ({ ids, counts, bounds, histogram, sums, lists }) => {
    test('finds exactly the records that evaluate() accepts, for any query', async () => {
      await fc.assert(
        fc.asyncProperty(randomTree, async (query) => {
          expect(readQueryTree(query).ok).toBe(true);
          expect(await ids(query)).toEqual(expectedIds(query));
        }),
        { numRuns: 400 },
      );
    });

    test('counts by any field, of records or of libraries, like a plain loop', async () => {
      await fc.assert(
        fc.asyncProperty(
          randomTree,
          fc.constantFrom(...KEYS),
          fc.boolean(),
          async (query, key, byLibrary) => {
            const found = await counts(query, key, byLibrary ? 'library_id' : undefined);
            expect(new Map(found.map((count) => [count._id, count.total]))).toEqual(
              expectedCounts(query, key, byLibrary),
            );
          },
        ),
        { numRuns: 100 },
      );
    });

    test.each(
      KEYS.flatMap((key) => [
        { key, direction: 'asc' as const },
        { key, direction: 'desc' as const },
      ]),
    )(
      'orders by $key $direction: numbers, then the rest as text, unknown last, ties in the order of the collection',
      async (sort) => {
        expect(await ids({}, sort)).toEqual(expectedOrder(sort));
      },
    );

    test('adds the numbers of a field, like a plain loop', async () => {
      await fc.assert(
        fc.asyncProperty(randomTree, fc.constantFrom(...KEYS), async (query, key) => {
          const numbers = records
            .filter((data) => evaluate(query, data))
            .map((data) => readField(data, key))
            .filter((value) => typeof value === 'number');
          const expected = numbers.reduce((total, value) => total + value, 0);
          const { sum: found } = await histogram(query, key, [0]);
          // The database adds exactly, the index in another order.
          const isNear = Math.abs(found - expected) <= Math.abs(expected) * 1e-12 + 1e6;
          expect(found === expected || isNear, `${found} is not ${expected}`).toBe(true);
        }),
        { numRuns: 60 },
      );
    });

    test('adds the numbers and lists the values of each group, like a plain loop', async () => {
      const bucketOf = (value: unknown) => (isUnknown(value) ? null : (value as RecordCount['_id']));
      await fc.assert(
        fc.asyncProperty(randomTree, fc.shuffledSubarray(KEYS, { minLength: 2 }), async (query, keys) => {
          const [group = '', other = ''] = keys;
          const sumsOf = new Map<RecordCount['_id'], { numbers: number[]; unsummed: number }>();
          const listed = new Map<RecordCount['_id'], Set<unknown>>();
          for (const data of records.filter((each) => evaluate(query, each))) {
            const value = readField(data, other);
            const bucket = bucketOf(readField(data, group));
            const own = sumsOf.get(bucket) ?? { numbers: [], unsummed: 0 };
            if (typeof value === 'number') own.numbers.push(value);
            else own.unsummed += 1;
            sumsOf.set(bucket, own);
            if (!isUnknown(value)) listed.set(bucket, (listed.get(bucket) ?? new Set()).add(value));
          }
          const found = await sums(query, group, other);
          expect(new Map(found.map(({ _id, unsummed }) => [_id, unsummed]))).toEqual(
            new Map([...sumsOf].map(([value, { unsummed }]) => [value, unsummed])),
          );
          for (const { _id: value, sum } of found) {
            const expected = (sumsOf.get(value)?.numbers ?? []).reduce((total, each) => total + each, 0);
            const isNear = Math.abs((sum ?? Infinity) - expected) <= Math.abs(expected) * 1e-12 + 1e6;
            expect(sum === expected || (sum === undefined && !Number.isFinite(expected)) || isNear).toBe(
              true,
            );
          }
          const values = [...sumsOf.keys()].slice(0, 5);
          const lines = await lists(query, { group, values, listed: other });
          for (const value of values) {
            const all = listed.get(value) ?? new Set();
            const line = lines.get(value) ?? { values: [], distinct: 0 };
            expect(line.distinct).toBe(all.size);
            expect(line.values).toEqual(inOrder([...all]).slice(0, MAX_LISTED));
          }
        }),
        { numRuns: 60 },
      );
    });

    test('puts every number of a field into one bin of a histogram', async () => {
      await fc.assert(
        fc.asyncProperty(
          randomTree,
          fc.constantFrom(...KEYS),
          fc.integer({ min: 1, max: 12 }),
          async (query, key, wanted) => {
            const numbers = (accepts: QueryTree) =>
              records
                .filter((data) => evaluate(accepts, data))
                .map((data) => readField(data, key))
                .filter((value) => typeof value === 'number');
            const all = numbers({});
            expect(await bounds(key)).toEqual({ min: Math.min(...all), max: Math.max(...all) });
            const starts = binStarts({ min: Math.min(...all), max: Math.max(...all) }, wanted);
            const expected = starts.map((start, bin) =>
              numbers(query).filter((value) => value >= start && value < (starts[bin + 1] ?? Infinity)),
            );
            const found = await histogram(query, key, starts);
            expect(found.totals).toEqual(expected.map((values) => values.length));
            expect(found.spans).toEqual(
              expected.map((values) =>
                values.length === 0 ? null : { min: Math.min(...values), max: Math.max(...values) },
              ),
            );
            expect(expected.flat()).toHaveLength(numbers(query).length);
          },
        ),
        { numRuns: 60 },
      );
    });
  });

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
