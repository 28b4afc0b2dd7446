import type { components, operations } from '@omics-portal/api/datains';
import { sql, type Kysely, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../identity/identity.ts';
import type { ResultFileTable } from '../../../jobs/result-file-table.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import { listObject } from '../../../objects/object-size.ts';
import { parseStorageLink } from '../../../objects/storage-link.ts';
import { readPage } from '../../../records/read-page.ts';
import type { Database } from '../../../records/database.ts';

type ListQuery = NonNullable<operations['listResults']['parameters']['query']>;
type ResultFile = components['schemas']['ResultFile'];
type ResultFileRow = Selectable<ResultFileTable>;

/** Number of questions to the object store at the same time. */
const STORE_QUESTIONS = 16;

/** SQL expression of each field that a list can be sorted by. Names are compared without case. */
const SORT_FIELDS: Readonly<Record<string, RawBuilder<unknown>>> = {
  file_name: sql`lower(file_name)`,
  file_index: sql`lower(file_index)`,
  project_name: sql`lower(project_name)`,
  job_name: sql`lower(job_name)`,
  file_type: sql`file_type`,
  size: sql`size`,
  created_time: sql`created_time`,
};

/** One page of the result files in the caller's projects, filtered and sorted by the query. */
export async function listResults({ db, objects }: Dependencies, caller: Caller, query: ListQuery) {
  const { page = 1, per_page = 10, sort = 'created_time:desc' } = query;
  const found = db
    .selectFrom('result_files')
    .where(sql<SqlBool>`project_id = any(${await visibleProjects(db, caller, query.project_id)})`)
    .where(sql.join<SqlBool>(conditions(query), sql` and `));
  const listed = found.selectAll().orderBy(sortOrder(sort)).orderBy('id');
  const { total, rows } = await readPage(found, listed, { page, size: per_page });
  return { total, page, per_page, data: await withStoreFacts(objects, rows) };
}

async function visibleProjects(
  db: Kysely<Database>,
  caller: Caller,
  projectId: string | undefined,
): Promise<string[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where(visibleTo(caller))
    .$if(projectId !== undefined, (projects) => projects.where('id', '=', projectId ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}

/** SQL conditions of the filters in a query. Not LIKE: the underscore is a common character of names. */
function conditions({ job_id, job_name, file_name, file_type }: ListQuery): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`true`,
    ...(job_id === undefined ? [] : [sql<SqlBool>`workflow_id = ${job_id}`]),
    ...(job_name === undefined ? [] : [sql<SqlBool>`strpos(lower(job_name), lower(${job_name})) > 0`]),
    ...(file_name === undefined ? [] : [sql<SqlBool>`strpos(lower(file_name), lower(${file_name})) > 0`]),
    ...(file_type === undefined ? [] : [sql<SqlBool>`file_type = lower(${file_type})`]),
  ];
}

/** Order of a list, from `<field>:asc` or `<field>:desc`; the contract allows no other. Unknown sizes come last. */
function sortOrder(sort: string): RawBuilder<unknown> {
  const [field = '', direction] = sort.split(':');
  const expression = SORT_FIELDS[field] ?? sql`created_time`;
  return direction === 'asc' ? sql`${expression} asc nulls last` : sql`${expression} desc nulls last`;
}

/** Results as in the API, with what the object store knows about each file now. */
async function withStoreFacts(
  objects: Dependencies['objects'],
  rows: readonly ResultFileRow[],
): Promise<ResultFile[]> {
  const results: ResultFile[] = [];
  for (let start = 0; start < rows.length; start += STORE_QUESTIONS) {
    const some = rows.slice(start, start + STORE_QUESTIONS);
    results.push(...(await Promise.all(some.map((row) => wireResult(objects, row)))));
  }
  return results;
}

async function wireResult(objects: Dependencies['objects'], row: ResultFileRow): Promise<ResultFile> {
  const location = parseStorageLink(row.link);
  const entry = location && (await listObject(objects, location.bucket, location.key));
  return {
    file_name: row.file_name,
    file_index: row.file_index,
    project_id: row.project_id,
    project_name: row.project_name,
    job_id: row.workflow_id,
    job_name: row.job_name,
    file_type: row.file_type,
    kind: row.kind,
    path: row.link,
    size: entry?.size ?? null,
    etag: entry?.etag ?? null,
    attempt: row.attempt,
    created_time: Number(row.created_time),
  };
}
