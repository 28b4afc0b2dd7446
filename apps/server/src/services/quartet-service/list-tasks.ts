import type { components, operations } from '@omics-portal/api/quartet-service';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Caller } from '../../identity/identity.ts';
import { visibleTo } from '../../jobs/work-access.ts';
import type { Database } from '../../records/database.ts';
import { readPage } from '../../records/read-page.ts';
import { wireTask } from './task-records.ts';

type ListQuery = NonNullable<operations['listTasks']['parameters']['query']>;

const EXACT_FIELDS = [
  'status',
  'plugin_name',
  'plugin_type',
  'owner',
  'project_id',
  'workflow_id',
  'verdict',
  'laboratory',
  'instrument',
  'operator',
] as const;

/** Filters that older servers ignore: a page names those that it follows. */
const NEWER_FILTERS = [
  'name',
  'verdict',
  'mark',
  'started_from',
  'started_before',
  'laboratory',
  'instrument',
  'operator',
  'measured_from',
  'measured_to',
  'reference_kind',
] as const;

const MARK_CONDITIONS = {
  checked: sql<SqlBool>`checked_time is not null`,
  archived: sql<SqlBool>`archived_time is not null`,
  'not-archived': sql<SqlBool>`archived_time is null`,
} as const satisfies Record<NonNullable<ListQuery['mark']>, RawBuilder<SqlBool>>;

/** One page of the caller's tasks, filtered by the query. `makesPdf` is true where the server makes PDF documents of reports. */
export async function listTasks(
  db: Kysely<Database>,
  caller: Caller,
  query: ListQuery,
  makesPdf: boolean,
): Promise<components['schemas']['TaskPage']> {
  const { page = 1, page_size = 10 } = query;
  const found = conditions(query).reduce(
    (rows, condition) => rows.where(condition),
    db.selectFrom('tasks').where(visibleTo(caller)),
  );
  const listed = found.selectAll().orderBy('started_time', 'desc').orderBy('id');
  const { total, rows } = await readPage(found, listed, { page, size: page_size });
  return {
    total,
    page,
    page_size,
    data: rows.map((row) => wireTask(row, makesPdf)),
    applied_filters: NEWER_FILTERS.filter((filter) => query[filter] !== undefined),
  };
}

/** SQL conditions of the filters in a query. */
function conditions(query: ListQuery): RawBuilder<SqlBool>[] {
  const { name, mark, started_from: from, started_before: before } = query;
  const { measured_from: first, measured_to: last, reference_kind: kind } = query;
  return [
    ...EXACT_FIELDS.flatMap((field) =>
      query[field] === undefined ? [] : [sql<SqlBool>`${sql.ref(field)} = ${query[field]}`],
    ),
    // Not LIKE: the underscore is a common character of names.
    ...(name === undefined ? [] : [sql<SqlBool>`strpos(lower(name), lower(${name})) > 0`]),
    ...(mark === undefined ? [] : [MARK_CONDITIONS[mark]]),
    ...(from === undefined ? [] : [sql<SqlBool>`started_time >= ${from}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`started_time < ${before}`]),
    ...(first === undefined ? [] : [sql<SqlBool>`measured_on >= ${first}`]),
    ...(last === undefined ? [] : [sql<SqlBool>`measured_on <= ${last}`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`named_references @> ${JSON.stringify([{ kind }])}::jsonb`]),
  ];
}
