import type { operations } from '@omics-portal/api/datains';
import { sql, type Kysely } from 'kysely';
import { ApiError } from '../../../http/api-error.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import type { Caller } from '../../../identity/identity.ts';
import { parseStorageLink } from '../../../jobs/storage-link.ts';
import { isLive } from '../projects/project-name.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import type { Parts } from '../../../parts.ts';
import type { Database } from '../../../records/database.ts';
import { readPage } from '../../../records/read-page.ts';
import { changeJob } from './change-job.ts';
import { listLogs, readJobFile, readLog } from './workflow-logs.ts';
import { findJob, wireWorkflow, wireWorkflowDetail } from './workflow-records.ts';

/** Jobs: list, look at, resubmit, stop, and read what they said. */
export function workflowHandlers(parts: Parts) {
  const { db, objects } = parts;
  return {
    listWorkflows: signedIn(async ({ caller, query }) => ({
      status: 200,
      body: await listJobs(db, caller, query),
    })),

    getWorkflow: signedIn(async ({ caller, params }) => ({
      status: 200,
      body: wireWorkflowDetail(await findJob(db, caller, params.id)),
    })),

    updateWorkflow: signedIn(async ({ caller, params, body }) => {
      const found = await findJob(db, caller, params.id);
      // The rest follows from what the job does: older clients send it, nothing comes of it.
      if (body.status === 'Submitted') await changeJob(parts, found, 'resubmit');
      else if (body.status === 'Aborting') await changeJob(parts, found, 'stop');
      else if (body.status !== undefined)
        throw new ApiError(409, `A job becomes ${body.status} by what its program does, not by asking.`);
      return { status: 204 };
    }),

    getWorkflowLogs: signedIn(async ({ caller, params, query }) => {
      const found = await findJob(db, caller, params.id);
      const { key, stream, offset = 0, limit = 65_536 } = query;
      if (stream === undefined) return { status: 200, body: listLogs(found) };
      return {
        status: 200,
        body: await readLog(objects, found, { stream, offset, limit, ...(key === undefined ? {} : { key }) }),
      };
    }),

    getWorkflowFileContent: signedIn(async ({ caller, params, query }) => {
      const found = await findJob(db, caller, params.id);
      return {
        status: 200,
        body: { message: await readJobFile(objects, found, parseStorageLink(query.path), query.path) },
      };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

type ListQuery = NonNullable<operations['listWorkflows']['parameters']['query']>;

async function listJobs(db: Kysely<Database>, caller: Caller, query: ListQuery) {
  const { page = 1, per_page = 10, project_id, status } = query;
  const found = db
    .selectFrom('workflows')
    .where('project_id', 'in', (projects) =>
      projects
        .selectFrom('projects')
        .select('projects.id')
        .where(visibleTo(caller))
        .$if(project_id === undefined, (rows) => rows.where(isLive())),
    )
    .$if(project_id !== undefined, (rows) => rows.where('project_id', '=', project_id ?? ''))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'Submitted'));
  const listed = found
    .selectAll()
    // Within a project in the order of its sample sheet, newest projects first; ids are random and order nothing.
    .orderBy(sql`(select started_time from projects where projects.id = workflows.project_id)`, 'desc')
    .orderBy('project_id')
    .orderBy('position');
  const { total, rows } = await readPage(found, listed, { page, size: per_page });
  return { total, page, per_page, data: rows.map(wireWorkflow) };
}
