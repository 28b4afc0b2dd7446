import type { QueryTree } from '@omics-portal/data-query';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import { compileTree } from './compile-tree.ts';
import type { BinCounts, Bounds } from './histogram-bins.ts';
import { recordValue } from './record-value.ts';

/** Records request: filter, order and page. */
export interface RecordsRequest {
  collection: string;
  tree: QueryTree;
  sort?: { key: string; direction: 'asc' | 'desc' };
  /** Starts at 1. */
  page: number;
  perPage: number;
}

/** Record as in the API. */
export type WireRecord = Record<string, unknown> & { _id: string };

/**
 * Finds the number of matching records, and one page of them in a stable order. Sorting and skipping use positions only;
 * whole rows are read for the page alone.
 */
export async function findRecords(
  db: Kysely<Database>,
  request: RecordsRequest,
): Promise<{ total: number; data: WireRecord[] }> {
  const { collection, page, perPage } = request;
  const order = [...orderOf(request.sort), sql`position`];
  let positions = matchingRecords(db, request).select('position');
  for (const part of order) positions = positions.orderBy(part);
  let listed = db
    .selectFrom('data_records')
    .select(['id', 'data'])
    .where('collection', '=', collection)
    .where('position', 'in', positions.limit(perPage).offset((page - 1) * perPage));
  for (const part of order) listed = listed.orderBy(part);
  const total = await countMatching(db, request);
  const rows = await listed.execute();
  return { total, data: rows.map((row) => ({ _id: row.id, ...row.data })) };
}

/** Numbers by size, then texts by code point; missing and empty values last. */
function orderOf(sort: RecordsRequest['sort']) {
  if (sort === undefined) return [];
  const { json, number } = recordValue(sort.key);
  const direction = sql.raw(sort.direction);
  return [
    sql`${number} ${direction} nulls last`,
    sql`nullif(${json} #>> '{}', '') collate "C" ${direction} nulls last`,
  ];
}

/** Value of a field with its number of records. */
export interface RecordCount {
  _id: string | number | boolean | null;
  total: number;
  /** Sum of the numbers of the requested field; absent where it is too large. */
  sum?: number;
  /** Records without such a number. */
  unsummed?: number;
}

/** Filter of a collection. */
export interface Matching {
  collection: string;
  tree: QueryTree;
}

/** Count request: the field to count by, and the filter. */
export interface CountRequest extends Matching {
  group: string;
  /** Count distinct values of this field instead of records; records without a value do not count. */
  dedupField?: string;
  /** Field of numbers that are added up for each value. */
  sumField?: string;
}

/** Counts the matching records by value; null, missing and empty are one. */
export async function countRecords(db: Kysely<Database>, request: CountRequest): Promise<RecordCount[]> {
  const group = recordValue(request.group);
  const value = sql<
    RecordCount['_id']
  >`case when ${group.isUnknown} then 'null'::jsonb else ${group.json} end`;
  const rows = await matchingRecords(db, request)
    .select([value.as('value'), counted(request.dedupField).as('total'), ...summed(request.sumField)])
    // By index: with its parameters, a repeated expression would be a different one.
    .groupBy(sql`1`)
    .execute();
  return rows
    .map((row) => ({ _id: row.value, total: Number(row.total), ...sumOf(row, request.sumField) }))
    .filter((row) => row.total > 0);
}

/** Columns for the sum of a field. Without a field they are null. */
function summed(key: string | undefined) {
  const number = key === undefined ? sql<string | null>`null::numeric` : recordValue(key).number;
  return [
    sql<string | null>`sum(${number})`.as('sum'),
    sql<string>`count(*) - count(${number})`.as('unsummed'),
  ] as const;
}

function sumOf(row: { sum: string | null; unsummed: string }, key: string | undefined) {
  const sum = Number(row.sum ?? 0);
  if (key === undefined) return {};
  return { unsummed: Number(row.unsummed), ...(Number.isFinite(sum) && { sum }) };
}

/** Number of matching records, or of distinct values of a field in them. */
export async function countMatching(
  db: Kysely<Database>,
  request: Matching & { dedupField?: string },
): Promise<number> {
  const row = await matchingRecords(db, request)
    .select(counted(request.dedupField).as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** Minimum and maximum of a field in a whole collection; undefined without numbers. */
export async function numberBounds(
  db: Kysely<Database>,
  collection: string,
  key: string,
): Promise<Bounds | undefined> {
  const { number } = recordValue(key);
  const row = await db
    .selectFrom('data_records')
    .select([sql<string | null>`min(${number})`.as('min'), sql<string | null>`max(${number})`.as('max')])
    .where('collection', '=', collection)
    .executeTakeFirstOrThrow();
  return row.min === null || row.max === null ? undefined : { min: Number(row.min), max: Number(row.max) };
}

/**
 * Histogram of the matching records, and the sum of their numbers; `starts` ascends, and the last bin has no end. The sum is 0
 * without numbers.
 */
export async function countBins(
  db: Kysely<Database>,
  { key, starts, ...matching }: Matching & { key: string; starts: readonly number[] },
): Promise<BinCounts> {
  const { number } = recordValue(key);
  const rows = await matchingRecords(db, matching)
    .select([
      sql<number | null>`width_bucket(${number}, ${starts.map(String)}::numeric[])`.as('bin'),
      sql<string>`count(*)`.as('total'),
      sql<string | null>`min(${number})`.as('min'),
      sql<string | null>`max(${number})`.as('max'),
      sql<string | null>`sum(sum(${number})) over ()`.as('sum'),
    ])
    .groupBy(sql`1`)
    .execute();
  const totals = starts.map(() => 0);
  const spans: BinCounts['spans'] = starts.map(() => null);
  for (const { bin, total, min, max } of rows) {
    if (bin === null || bin === 0) continue;
    totals[bin - 1] = Number(total);
    spans[bin - 1] = { min: Number(min), max: Number(max) };
  }
  return { totals, spans, sum: Number(rows[0]?.sum ?? 0) };
}

function matchingRecords(db: Kysely<Database>, { collection, tree }: Matching) {
  return db.selectFrom('data_records').where('collection', '=', collection).where(compileTree(tree));
}

function counted(dedupField: string | undefined) {
  if (dedupField === undefined) return sql<string>`count(*)`;
  const { json, isUnknown } = recordValue(dedupField);
  return sql<string>`count(distinct ${json}) filter (where not ${isUnknown})`;
}
