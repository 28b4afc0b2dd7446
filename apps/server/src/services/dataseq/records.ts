import type { QueryTree } from '@omics-portal/data-query';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../records/database.ts';
import { readPage } from '../../records/read-page.ts';
import { compileTree } from './compile-tree.ts';
import { recordValue } from './record-value.ts';

/** Which page of which records. */
export interface RecordsRequest {
  collection: string;
  tree: QueryTree;
  sort?: { key: string; direction: 'asc' | 'desc' };
  /** Starts at 1. */
  page: number;
  perPage: number;
}

/** A record as the wire has it. */
export type WireRecord = Record<string, unknown> & { _id: string };

/** The number of matching records, and one page of them in a stable order. */
export async function findRecords(db: Kysely<Database>, request: RecordsRequest): Promise<{ total: number; data: WireRecord[] }> {
  const matching = db.selectFrom('data_records').where('collection', '=', request.collection).where(compileTree(request.tree));
  let listed = matching.select(['id', 'data']);
  for (const part of orderOf(request.sort)) listed = listed.orderBy(part);
  const { total, rows } = await readPage(matching, listed.orderBy('position'), { page: request.page, size: request.perPage });
  return { total, data: rows.map((row) => ({ _id: row.id, ...row.data })) };
}

/** Numbers by size, then texts by code point; records without the field, or with an empty one, come last. */
function orderOf(sort: RecordsRequest['sort']) {
  if (sort === undefined) return [];
  const { json, number } = recordValue(sort.key);
  const direction = sql.raw(sort.direction);
  return [sql`${number} ${direction} nulls last`, sql`nullif(${json} #>> '{}', '') collate "C" ${direction} nulls last`];
}

/** One value of a field and how many records have it. */
export interface RecordCount {
  _id: string | number | boolean | null;
  total: number;
}

/** Which field to count by, over which records. */
export interface CountRequest {
  collection: string;
  tree: QueryTree;
  group: string;
  /** Count the different values of this field instead of records; records without one do not count. */
  dedupField?: string;
}

/** How many matching records have which value; null, missing and empty are one. */
export async function countRecords(db: Kysely<Database>, request: CountRequest): Promise<RecordCount[]> {
  const group = recordValue(request.group);
  const value = sql<RecordCount['_id']>`case when ${group.isUnknown} then 'null'::jsonb else ${group.json} end`;
  const rows = await db
    .selectFrom('data_records')
    .select([value.as('value'), counted(request.dedupField).as('total')])
    .where('collection', '=', request.collection)
    .where(compileTree(request.tree))
    // By position: the parameters of the expression would make a second, different expression of it.
    .groupBy(sql`1`)
    .execute();
  return rows.map((row) => ({ _id: row.value, total: Number(row.total) })).filter((row) => row.total > 0);
}

function counted(dedupField: string | undefined) {
  if (dedupField === undefined) return sql<string>`count(*)`;
  const { json, isUnknown } = recordValue(dedupField);
  return sql<string>`count(distinct ${json}) filter (where not ${isUnknown})`;
}
