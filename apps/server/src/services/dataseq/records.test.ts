import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareScalars, evaluate, isUnknown, readField, readQueryTree, type QueryNode, type QueryTree } from '@omics-portal/data-query';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../records/database.ts';
import { migrate, openRecords } from '../../records/open-records.ts';
import { servePglite, type PgliteServer } from '../../records/pglite-server.ts';
import { countRecords, findRecords } from './records.ts';

const TEXTS = ['CSV', 'csv', 'D5', 'a,b', '#1', "it's", '"', '50%', '\\', '中文', '🧬', '\uffff', '1', 'null', ' ', 'a\nb', '{x}', '$1', '; drop table data_records'];
const KEYS = ['data_format', 'snr', 'donor.id', 'constructor', 'file_name'];
const text = fc.constantFrom(...TEXTS);
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom(0.1, 1e21, 5e-324, -1.5, 1e308));
const scalar = fc.oneof(text, number, fc.boolean(), fc.constantFrom(null, ''));
const record = fc
  .record({ flat: fc.dictionary(fc.constantFrom(...KEYS), scalar, { noNullPrototype: true }), donor: fc.option(fc.record({ id: scalar })), index: fc.nat(9) })
  .map(({ flat, donor, index }): Record<string, unknown> => ({ ...flat, ...(donor ? { donor } : {}), library_id: index === 9 ? null : `L${index}` }));
const pattern = fc.constantFrom('^D\\d$', 'c', '[Cc][Ss][Vv]', '中', '^.$', 'a.b', '(a|1),?', '\\{x\\}', '🧬|"', '^\\s+$', '[^a-z]', '\\$1', '.{3,}', '');

const rule = fc.oneof(
  node(fc.constantFrom('=', '!='), scalar),
  node(fc.constantFrom('>', '>=', '<', '<='), fc.oneof(text, number, fc.constant(''))),
  node(fc.constantFrom('in', 'not in'), fc.array(scalar, { maxLength: 3 })),
  node(fc.constant('regex'), pattern),
);
const tree = fc.letrec<{ node: QueryNode }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    rule,
    fc.tuple(fc.constantFrom(...KEYS), number, number).map(([variable, a, b]) => group('or', bound(variable, '>=', Math.min(a, b)), bound(variable, '<=', Math.max(a, b)))),
    fc.tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(tie('node'), { minLength: 2, maxLength: 3 })).map(([operator, children]) => group(operator, ...children)),
  ),
})).node;

function node(operator: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>): fc.Arbitrary<QueryNode> {
  return fc.tuple(fc.constantFrom(...KEYS), operator, value).map(([variable, op, given]) => ({ type: 'rule', query: { variable, operator: op, value: given } }) as QueryNode);
}

function bound(variable: string, operator: '>=' | '<=', value: number): QueryNode {
  return { type: 'rule', query: { variable, operator, value } };
}

function group(operator: 'and' | 'or', ...children: QueryNode[]): QueryNode {
  return { type: 'group', operator, children };
}

let folder: string;
let engine: PgliteServer;
let db: Kysely<Database>;
const records = fc.sample(record, { numRuns: 250, seed: 7 });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'));
  engine = await servePglite({ folder: undefined, socket: join(folder, '.s.PGSQL.5432') });
  db = openRecords({ socketFolder: folder });
  await migrate(db);
  await db.insertInto('data_collections').values([{ name: 'random', position: 1 }, { name: 'other', position: 2 }]).execute();
  const rows = records.map((data, position) => ({ collection: 'random', position, id: String(position), data: JSON.stringify(data), md5sum: null, sha256: null }));
  await db.insertInto('data_records').values([...rows, { ...rows[0]!, collection: 'other' }]).execute();
});

afterAll(async () => {
  await db?.destroy();
  await engine?.close();
  await rm(folder, { recursive: true, force: true });
});

async function ids(query: QueryTree): Promise<string[]> {
  const { total, data } = await findRecords(db, { collection: 'random', tree: query, page: 1, perPage: 1000 });
  expect(total).toBe(data.length);
  return data.map((row) => row._id);
}

function expectedIds(query: QueryTree): string[] {
  return records.flatMap((data, index) => (evaluate(query, data) ? [String(index)] : []));
}

test('the database finds exactly the records that evaluate() accepts, for any query', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async (query) => {
      expect(readQueryTree(query).ok).toBe(true);
      expect(await ids(query)).toEqual(expectedIds(query));
    }),
    { numRuns: 400 },
  );
});

test('the random queries are no empty exercise: most find some records and leave some out', () => {
  const selective = fc.sample(tree, { numRuns: 400, seed: 1 }).filter((query) => expectedIds(query).length % records.length !== 0);
  expect(selective.length).toBeGreaterThan(200);
});

test('counts by any field, of records or of libraries, agree with counting by hand', async () => {
  await fc.assert(
    fc.asyncProperty(tree, fc.constantFrom(...KEYS), fc.boolean(), async (query, key, byLibrary) => {
      const counts = await countRecords(db, { collection: 'random', tree: query, group: key, ...(byLibrary ? { dedupField: 'library_id' } : {}) });
      const expected = new Map<unknown, Set<unknown>>();
      for (const [index, data] of records.entries()) {
        if (!evaluate(query, data) || (byLibrary && data['library_id'] === null)) continue;
        const value = readField(data, key);
        const bucket = isUnknown(value) ? null : value;
        expected.set(bucket, (expected.get(bucket) ?? new Set()).add(byLibrary ? data['library_id'] : index));
      }
      expect(new Map(counts.map((count) => [count._id, count.total]))).toEqual(new Map([...expected].map(([value, members]) => [value, members.size])));
    }),
    { numRuns: 100 },
  );
});

test.each(['asc', 'desc'] as const)('records are ordered %s: numbers, then the rest as text, unknown last, ties in the order of the collection', async (direction) => {
  const { data } = await findRecords(db, { collection: 'random', tree: {}, sort: { key: 'data_format', direction }, page: 1, perPage: 1000 });
  const sign = direction === 'asc' ? 1 : -1;
  const rank = (value: unknown) => (typeof value === 'number' ? 0 : isUnknown(value) ? 2 : 1);
  const expected = records
    .map((item, index) => ({ value: readField(item, 'data_format'), index }))
    .sort((left, right) => {
      const byRank = rank(left.value) - rank(right.value);
      if (byRank !== 0 || rank(left.value) === 2) return byRank || left.index - right.index;
      const [a, b] = rank(left.value) === 0 ? [Number(left.value), Number(right.value)] : [String(left.value), String(right.value)];
      return sign * compareScalars(a, b) || left.index - right.index;
    });
  expect(data.map((row) => row._id)).toEqual(expected.map((item) => String(item.index)));
});

test('pages follow each other without gap or overlap, and after the last one comes an empty one', async () => {
  const request = { collection: 'random', tree: {}, sort: { key: 'snr', direction: 'desc' as const }, perPage: 100 };
  const pages = await Promise.all([1, 2, 3, 4].map((page) => findRecords(db, { ...request, page })));
  expect(pages.map((page) => page.data.length)).toEqual([100, 100, 50, 0]);
  expect(new Set(pages.flatMap((page) => page.data.map((row) => row._id))).size).toBe(250);
  expect(pages.every((page) => page.total === 250)).toBe(true);
});
