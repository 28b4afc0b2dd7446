import { evaluate, readPattern, type QueryTree } from '@omics-portal/data-query';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readClickhouseSettings } from '../../../config/clickhouse-settings.ts';
import { EnvironmentReader } from '../../../config/environment-reader.ts';
import { startClickhouse, type ClickhouseServer } from '../../../testing/clickhouse-server.ts';
import { openPostgres, type TestDatabase } from '../../../testing/engines.ts';
import { KEYS, randomTree } from '../../../testing/random-records.ts';
import { pageOfCounts, type FacetOrder } from '../facet-page.ts';
import { collectionState } from '../collections.ts';
import { CollectionReader } from '../collection-reader.ts';
import { readChunks } from '../read-index/read-chunks.ts';
import { ReadIndexes } from '../read-index/read-indexes.ts';
import type { RecordTable } from '../record-table.ts';
import { describeQueries } from '../testing/describe-queries.ts';
import { records } from '../testing/plain-records.ts';
import { ClickhouseClient } from './clickhouse-client.ts';
import { ClickhouseTables } from './clickhouse-tables.ts';
import { quotedList, quotedNumber, quotedText } from './literals.ts';
import { tableNames } from './table-manifest.ts';
import { anyPattern, anyText, HOSTILE, patternText } from './testing/random-texts.ts';
import { readNumber } from './value-columns.ts';

const COLLECTION = 'random';
const keys = [...KEYS, 'library_id'];
let server: ClickhouseServer;
let database: TestDatabase;
let client: ClickhouseClient;
let table: RecordTable;

beforeAll(async () => {
  [server, database] = await Promise.all([startClickhouse(), openPostgres()]);
  const settings = readClickhouseSettings(new EnvironmentReader({ CLICKHOUSE_URL: server.url }));
  if (settings === undefined) throw new Error('The address of the test server is refused.');
  client = new ClickhouseClient(settings);
  await database.db.insertInto('data_collections').values({ name: COLLECTION, position: 1 }).execute();
  await write(records.map((data, at) => [at, data]));
  table = await refreshed();
});

afterAll(async () => {
  await database.close();
  await server.close();
});

async function write(documents: readonly (readonly [position: number, data: object])[]): Promise<void> {
  const rows = documents.map(([position, data]) => ({
    collection: COLLECTION,
    position,
    id: String(position),
    data: JSON.stringify(data),
    md5sum: null,
    sha256: null,
  }));
  await database.db.insertInto('data_records').values(rows).execute();
}

async function refreshed(tables = new ClickhouseTables(database.db, client)): Promise<RecordTable> {
  const chunks = await readChunks(database.db, COLLECTION);
  const found = await tables.refresh({ collection: COLLECTION, keys, chunks });
  await tables.removeOthers(COLLECTION);
  return found;
}

async function value(sql: string): Promise<unknown> {
  return (await client.rows(`SELECT ${sql}`)).data[0]?.[0];
}

describe('literals', () => {
  test.each(HOSTILE)('%j is one text', async (text) => {
    expect(await value(quotedText(text))).toBe(text);
  });

  test('any text and any number come back as they were', async () => {
    const many = { minLength: 20, maxLength: 20 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyText, many),
        fc.array(fc.double({ noNaN: true }), many),
        async (texts, numbers) => {
          const literals = [...texts.map(quotedText), ...numbers.map(quotedNumber)];
          const { data } = await client.rows(`SELECT ${literals.join(', ')}`);
          expect(data[0]?.slice(0, 20)).toEqual(texts);
          expect(data[0]?.slice(20).map(readNumber)).toEqual(numbers.map((number) => number + 0));
        },
      ),
      { numRuns: 20 },
    );
  });

  test('lists of many values, which make a long query', async () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `sample ${at}`);
    const numbers = texts.map((_, at) => at / 7);
    expect(await value(`'sample 19999' IN ${quotedList(texts)}`)).toBe(1);
    expect(await value(`toFloat64(2) IN ${quotedList(numbers)}`)).toBe(1);
  });

  test('a lone surrogate equals no text', async () => {
    expect(await value(`${quotedText('\ud800')} = ${quotedText('\ufffd')}`)).toBe(0);
    expect(await value(`${quotedText('\ud800')} < ${quotedText('\ue000')}`)).toBe(1);
  });
});

describeQueries(
  [
    {
      way: 'ClickHouse',
      async ids(tree: QueryTree, sort) {
        const { total, positions } = await table.find({
          tree,
          ...(sort ? { sort } : {}),
          page: 1,
          perPage: 1000,
        });
        expect(total).toBe(positions.length);
        return positions.map(String);
      },
      counts: (tree, group, dedupField) =>
        table.count({ tree, group, ...(dedupField === undefined ? {} : { dedupField }) }),
      bounds: async (key) => table.bounds(key),
      histogram: (tree, key, starts) => table.histogram(tree, key, starts),
      sums: (tree, group, sumField) => table.count({ tree, group, sumField }),
      lists: (tree, { values, ...fields }) => table.lists({ tree, values, ...fields }),
    },
  ],
  0.15,
);

describe('pages', () => {
  test('pages of counts in any order are those of all counts', async () => {
    const orders: FacetOrder[] = [
      'total:desc',
      'total:asc',
      'value:asc',
      'value:desc',
      'sum:asc',
      'sum:desc',
    ];
    await fc.assert(
      fc.asyncProperty(
        randomTree,
        fc.record({ group: fc.constantFrom(...KEYS), isDedup: fc.boolean() }),
        fc.record({
          order: fc.constantFrom(...orders),
          offset: fc.nat(6),
          limit: fc.integer({ min: 1, max: 9 }),
          known: fc.boolean(),
        }),
        async (tree, { group, isDedup }, range) => {
          const request = { tree, group, sumField: 'snr', ...(isDedup ? { dedupField: 'library_id' } : {}) };
          const { unknown, ...page } = pageOfCounts(await table.count(request), range);
          expect(await table.page(request, range)).toEqual(range.known ? { ...page, unknown } : page);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('pages of records have no gap or overlap, and the page after the last one is empty', async () => {
    const sort = { key: 'snr', direction: 'desc' as const };
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => table.find({ tree: {}, sort, page, perPage: 100 })),
    );
    expect(pages.map(({ positions }) => positions.length)).toEqual([100, 100, 50, 0]);
    expect(new Set(pages.flatMap(({ positions }) => positions)).size).toBe(250);
  });
});

test('RE2 has the meaning of the pattern matcher, for any pattern and text', async () => {
  const patterns = fc.array(anyPattern, { minLength: 15, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(
      patterns,
      fc.array(patternText, { minLength: 20, maxLength: 20 }),
      async (sources, texts) => {
        const words = `[${texts.map(quotedText).join(', ')}]`;
        const queries = sources.map((source) => {
          const reading = readPattern(source);
          return `arrayMap(t -> match(t, ${quotedText(reading.ok ? reading.source : '')}), ${words})`;
        });
        const { data } = await client.rows(`SELECT ${queries.join(', ')}`);
        const expected = sources.map((source) => {
          const rule: QueryTree = {
            type: 'rule',
            query: { variable: 'text', operator: 'regex', value: source },
          };
          return texts.map((each) => Number(evaluate(rule, { text: each })));
        });
        expect(data[0]).toEqual(expected);
      },
    ),
    { numRuns: 20 },
  );
});

describe('tables', () => {
  const isMerged = async (before: string[]) => {
    const after = await tableNames(client, COLLECTION);
    // The table and its manifest.
    expect(after).toHaveLength(2);
    return after[0] !== before[0];
  };
  const count = (variable: string, value: string | null) =>
    refreshed().then((now) => now.total({ type: 'rule', query: { variable, operator: '=', value } }));

  test('a table that fits is used again after a start, and others are removed', async () => {
    const before = await tableNames(client, COLLECTION);
    await refreshed();
    expect(await isMerged(before)).toBe(false);
  });

  test('small changes become a new table with the unchanged records of the earlier one', async () => {
    const far = 1_500_000;
    // Several chunks and partitions, so that a change of one is small.
    await write(Array.from({ length: 8 }, (_, at) => [far + at * 3000, { snr: at, file_name: `far ${at}` }]));
    expect((await refreshed()).records).toBe(records.length + 8);
    const before = await tableNames(client, COLLECTION);
    await database.db
      .updateTable('data_records')
      .set({ data: JSON.stringify({ file_name: 'changed' }) })
      .where('position', '=', far)
      .execute();
    await database.db
      .deleteFrom('data_records')
      .where('position', '=', far + 3000)
      .execute();
    expect(await count('file_name', 'changed')).toBe(1);
    expect(await isMerged(before)).toBe(true);
    const now = await refreshed();
    expect(now.records).toBe(records.length + 7);
    const { positions } = await now.find({ tree: {}, page: 3, perPage: 100 });
    expect(positions.slice(50)).toEqual([0, 2, 3, 4, 5, 6, 7].map((at) => far + at * 3000));
    await database.db.deleteFrom('data_records').where('position', '>=', far).execute();
    table = await refreshed();
  });

  test('fields with lists are left to SQL where they are counted, and never accepted by conditions', async () => {
    await write([[999, { snr: ['a'], file_name: 'listed' }]]);
    const now = await refreshed();
    expect(now.covers({}, 'snr')).toBe(false);
    expect(now.covers({}, 'file_name')).toBe(true);
    const tree: QueryTree = {
      type: 'group',
      operator: 'and',
      children: [
        { type: 'rule', query: { variable: 'file_name', operator: '=', value: 'listed' } },
        { type: 'rule', query: { variable: 'snr', operator: '!=', value: null } },
      ],
    };
    expect(now.covers(tree)).toBe(true);
    expect(await now.total(tree)).toBe(1);
    await database.db.deleteFrom('data_records').where('position', '=', 999).execute();
    table = await refreshed();
  });
});

test('the table answers, and SQL while the server is away', async () => {
  const tables = new ClickhouseTables(database.db, client);
  const indexes = new ReadIndexes(database.db, { tables, maxRecords: 0 });
  const state = await collectionState(database, COLLECTION);
  const reader = () => new CollectionReader(database.db, indexes);
  await indexes.ready(state);
  expect(indexes.table(state)?.records).toBe(records.length);
  const page = await reader().find(state, { tree: {}, page: 2, perPage: 20 });
  await server.close();
  await expect(client.check()).rejects.toThrow('ClickHouse cannot be reached');
  expect(await reader().find(state, { tree: {}, page: 2, perPage: 20 })).toEqual(page);
});
