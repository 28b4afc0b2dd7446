import type { operations } from '@omics-portal/api/datains';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Caller } from '../../../identity/identity.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import type { Database } from '../../../records/database.ts';
import { readPage } from '../../../records/read-page.ts';
import { isLive } from '../../../jobs/project-name.ts';
import { wireProjects } from './project-records.ts';

type ListQuery = NonNullable<operations['listProjects']['parameters']['query']>;

/** States in the order of the work, for sorting. */
const STATUS_ORDER = ['Submitted', 'Running', 'Aborting', 'Failed', 'Succeeded', 'Aborted', 'On Hold'];

/**
 * SQL expression of each field that a list can be sorted by. Names are compared without case, by code point: the order does
 * not depend on the language of the database.
 */
const SORT_FIELDS: Readonly<Record<string, RawBuilder<unknown>>> = {
  project_name: sql`lower(project_name) collate "C"`,
  status: sql`array_position(${STATUS_ORDER}::text[], status)`,
  percentage: sql`percentage`,
  started_time: sql`started_time`,
  finished_time: sql`finished_time`,
};

/** One page of the caller's projects with the counts of their jobs, filtered and sorted by the query. */
export async function listProjects(db: Kysely<Database>, caller: Caller, query: ListQuery) {
  const { page = 1, per_page = 10, sort = 'started_time:desc' } = query;
  const found = db
    .selectFrom('projects')
    .where(visibleTo(caller))
    .where(sql.join<SqlBool>(conditions(query), sql` and `));
  const listed = found.selectAll().orderBy(sortOrder(sort)).orderBy('started_time', 'desc').orderBy('id');
  const { total, rows } = await readPage(found, listed, { page, size: per_page });
  return { total, page, per_page, data: await wireProjects(db, rows) };
}

/** SQL conditions of the filters in a query. */
function conditions(query: ListQuery): RawBuilder<SqlBool>[] {
  const { app_id, app, omics, author, status, project_name, search, deleted } = query;
  const { started_from: from, started_before: before } = query;
  return [
    // Without a status, deleted projects are listed only on request.
    status === undefined
      ? deleted === true
        ? sql<SqlBool>`true`
        : isLive()
      : sql<SqlBool>`status = ${status}`,
    ...(app_id === undefined ? [] : [sql<SqlBool>`app_id = ${app_id}`]),
    ...(app === undefined ? [] : [hasShortName(app)]),
    ...(omics === undefined ? [] : [sql<SqlBool>`omics = ${omics}`]),
    ...(author === undefined ? [] : [sql<SqlBool>`author = ${author}`]),
    ...(project_name === undefined ? [] : [sql<SqlBool>`project_name = ${project_name}`]),
    // Not LIKE: the underscore is a common character of names.
    ...(search === undefined ? [] : [sql<SqlBool>`strpos(lower(project_name), lower(${search})) > 0`]),
    ...(from === undefined ? [] : [sql<SqlBool>`started_time >= ${from}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`started_time < ${before}`]),
  ];
}

/** SQL condition: the app, `<owner>/<short_name>-<version>`, has one of these short names. Without names: no project. */
function hasShortName(names: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`substring(app_name from '^[^/]*/(.*)-[^-]*$') = any(${[...names]})`;
}

/** Order of a list, from `<field>:asc` or `<field>:desc`; the contract allows no other. Empty values come last. */
function sortOrder(sort: string): RawBuilder<unknown> {
  const [field = '', direction] = sort.split(':');
  const expression = SORT_FIELDS[field] ?? sql`started_time`;
  return direction === 'asc' ? sql`${expression} asc nulls last` : sql`${expression} desc nulls last`;
}
