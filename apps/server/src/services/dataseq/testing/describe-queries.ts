import { evaluate, isUnknown, readField, readQueryTree, type QueryTree } from '@omics-portal/data-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEYS, randomTree } from '../../../testing/random-records.ts';
import { binStarts, type BinCounts, type Bounds } from '../histogram-bins.ts';
import type { RecordCount } from '../records.ts';
import { MAX_LISTED, type ValueList } from '../value-lists.ts';
import { expectedCounts, expectedIds, expectedOrder, inOrder, records, type Sort } from './plain-records.ts';

/** Fields of a list of values. */
export interface ListedFields {
  group: string;
  values: readonly RecordCount['_id'][];
  listed: string;
}

/** Way to answer queries on the records of the tests. */
export interface QueryWay {
  way: string;
  /** Identifiers of the matching records, at most 1000. */
  ids(tree: QueryTree, sort?: Sort): Promise<string[]>;
  counts(tree: QueryTree, group: string, dedupField?: string): Promise<RecordCount[]>;
  bounds(key: string): Promise<Bounds | undefined>;
  histogram(tree: QueryTree, key: string, starts: number[]): Promise<BinCounts>;
  sums(tree: QueryTree, group: string, sumField: string): Promise<RecordCount[]>;
  lists(tree: QueryTree, fields: ListedFields): Promise<ReadonlyMap<RecordCount['_id'], ValueList>>;
}

/**
 * Tests that each way gives the results of plain loops over the records, for random queries.
 *
 * @param share share of the usual number of random queries, for an engine that takes long for each.
 */
export function describeQueries(ways: readonly QueryWay[], share = 1): void {
  const runs = (usual: number) => ({ numRuns: Math.ceil(usual * share) });
  describe.each(ways)('$way', ({ ids, counts, bounds, histogram, sums, lists }) => {
    test('finds exactly the records that evaluate() accepts, for any query', async () => {
      await fc.assert(
        fc.asyncProperty(randomTree, async (query) => {
          expect(readQueryTree(query).ok).toBe(true);
          expect(await ids(query)).toEqual(expectedIds(query));
        }),
        runs(400),
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
        runs(100),
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
        runs(60),
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
        runs(60),
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
        runs(60),
      );
    });
  });
}
