import type { operations } from '@omics-portal/api/datains';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import type { Caller } from '../../../identity/identity.ts';
import { onceOnly } from '../../../jobs/once-only.ts';
import { countJobs } from '../../../jobs/project-status.ts';
import { projectRequestFor } from '../../../jobs/transitions.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Parts } from '../../../parts.ts';
import type { Database } from '../../../records/database.ts';
import { readPage } from '../../../records/read-page.ts';
import { changeProject } from './change-project.ts';
import { prepareProject } from './create-project.ts';
import { isLive, isNameTaken } from './project-name.ts';
import { findProject, wireProject } from './project-records.ts';

/** Projects: create, list, look at, and stop, restart, archive or delete them. */
export function projectHandlers(parts: Parts) {
  const { db, events, jobs } = parts;
  return {
    createProject: signedIn(async (context) => {
      const { caller, body } = context;
      const message = await onceOnly(db, 'createProject', context, () => prepareProject(parts, caller, body));
      events.publish(caller.sub, {
        type: 'project',
        data: { id: message.id, status: 'Submitted', percentage: 0 },
      });
      jobs.wake();
      return { status: 201, body: { message }, headers: { location: `/projects/${message.id}` } };
    }),

    listProjects: signedIn(async ({ caller, query }) => ({
      status: 200,
      body: await listProjects(db, caller, query),
    })),

    checkProjectName: signedIn(async ({ query }) => {
      const taken = await isNameTaken(db, query.project_name);
      return { status: 200, body: { total: taken ? 1 : 0, page: 1, per_page: 10, data: [] } };
    }),

    getProject: signedIn(async ({ caller, params }) => ({
      status: 200,
      body: wireProject(await findProject(db, caller, params.id)),
    })),

    updateProject: signedIn(async ({ caller, params, body }) => {
      const project = await findProject(db, caller, params.id);
      // Percentage and finished time follow from the jobs: older clients send them, nothing comes of it.
      if (body.status === undefined) return { status: 204 };
      const request = projectRequestFor(body.status);
      if (request === undefined)
        throw new ApiError(409, `A project becomes ${body.status} by what its jobs do, not by asking.`);
      await changeProject(parts, project, request);
      return { status: 204 };
    }),

    getProjectStats: signedIn(async ({ caller, params }) => {
      const project = await findProject(db, caller, params.id);
      const rows = await db
        .selectFrom('workflows')
        .select(['status', 'verdict'])
        .where('project_id', '=', project.id)
        .execute();
      return { status: 200, body: countJobs(rows) };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

type ListQuery = NonNullable<operations['listProjects']['parameters']['query']>;

/** Condition on `projects`: the app, `<owner>/<short_name>-<version>`, has one of these short names. No name: no project. */
function hasShortName(names: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`substring(app_name from '^[^/]*/(.*)-[^-]*$') = any(${[...names]})`;
}

async function listProjects(db: Kysely<Database>, caller: Caller, query: ListQuery) {
  const { page = 1, per_page = 10, app_id, app, omics, author, status, project_name } = query;
  const found = db
    .selectFrom('projects')
    .where(visibleTo(caller))
    .$if(app_id !== undefined, (rows) => rows.where('app_id', '=', app_id ?? ''))
    .$if(app !== undefined, (rows) => rows.where(hasShortName(app ?? [])))
    .$if(omics !== undefined, (rows) => rows.where('omics', '=', omics ?? ''))
    .$if(author !== undefined, (rows) => rows.where('author', '=', author ?? ''))
    .$if(project_name !== undefined, (rows) => rows.where('project_name', '=', project_name ?? ''))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'Submitted'))
    // Deleted projects are shown to those who ask for them.
    .$if(status === undefined, (rows) => rows.where(isLive()));
  const listed = found.selectAll().orderBy('started_time', 'desc').orderBy('id');
  const { total, rows } = await readPage(found, listed, { page, size: per_page });
  return { total, page, per_page, data: rows.map(wireProject) };
}
