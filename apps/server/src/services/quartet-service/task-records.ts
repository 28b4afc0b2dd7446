import type { components } from '@omics-portal/api/quartet-service';
import { type Kysely, type Selectable, sql } from 'kysely';
import { notFound } from '../../http/api-error.ts';
import type { Caller } from '../../identity/identity.ts';
import type { TaskTable } from '../../jobs/tables.ts';
import { visibleTo } from '../../jobs/work-access.ts';
import type { Database } from '../../records/database.ts';
import type { CitedReport } from '../../report-files/report-citation.ts';
import type { ServerConfig } from '../../config/server-config.ts';
import { wireMeasurement } from './measurement.ts';

/** Row of the tasks table; with the name of its owner where one task is read. */
export type TaskRow = Selectable<TaskTable> & { owner_name?: string | null };

/** Finds a task that the caller may read. Throws 404 for an unknown one and for another user's. */
export async function findTask(db: Kysely<Database>, caller: Caller, id: string): Promise<TaskRow> {
  const row = await db
    .selectFrom('tasks')
    .selectAll()
    .select(
      sql<string | null>`coalesce(
        (select name from users where sub = owner_sub),
        (select name from provider_accounts where sub = owner_sub)
      )`.as('owner_name'),
    )
    .where('id', '=', id)
    .where(visibleTo(caller))
    .executeTakeFirst();
  if (!row) throw notFound('task', id);
  return row;
}

/** Task as in the API. `makesPdf` is true where the server makes PDF documents of reports. */
export function wireTask(row: TaskRow, makesPdf: boolean): components['schemas']['Task'] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    payload: row.payload,
    plugin_name: row.plugin_name,
    plugin_type: row.plugin_type,
    plugin_version: row.plugin_version,
    owner: row.owner,
    ...(row.owner_name !== undefined && { owner_name: row.owner_name }),
    project_id: row.project_id,
    workflow_id: row.workflow_id,
    response: row.response as NonNullable<components['schemas']['TaskResponse']>,
    started_time: Number(row.started_time),
    finished_time: timeOf(row.finished_time),
    status: row.status,
    percentage: row.percentage,
    ...(row.plugin_type === 'ReportPlugin' && {
      error: row.error,
      problem: row.failure_problem,
      verdict: row.verdict,
      pdf: makesPdf,
      ...marksOf(row),
      measurement: wireMeasurement(row),
      references: row.named_references.map((reference) => ({ ...reference })),
    }),
  };
}

/** Report of a finished task as its citation names it. */
export function citedReport(
  row: TaskRow,
  { portal, publicUrl }: Pick<ServerConfig, 'portal' | 'publicUrl'>,
): CitedReport {
  return {
    id: row.id,
    name: row.name,
    plugin: { name: row.plugin_name, version: row.plugin_version },
    owner: { name: row.owner_name ?? null, email: row.owner },
    finishedTime: timeOf(row.finished_time) ?? Number(row.started_time),
    portal: { title: portal.productTitle, url: publicUrl },
  };
}

function marksOf(row: TaskRow) {
  return {
    checked_time: timeOf(row.checked_time),
    checked_by: row.checked_by,
    archived_time: timeOf(row.archived_time),
    archived_by: row.archived_by,
  };
}

/** Time of a column, which the driver reads as text. */
function timeOf(time: string | null): number | null {
  return time === null ? null : Number(time);
}
