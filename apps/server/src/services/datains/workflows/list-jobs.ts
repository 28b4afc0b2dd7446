import type { operations } from '@omics-portal/api/datains';
import type { Kysely } from 'kysely';
import type { Caller } from '../../../identity/identity.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import type { Database } from '../../../records/database.ts';
import { isLive } from '../../../jobs/project-name.ts';
import { pageWindows } from './page-windows.ts';
import { reportsOf, wireWorkflow } from './workflow-records.ts';

type ListQuery = NonNullable<operations['listWorkflows']['parameters']['query']>;

/**
 * Lists jobs: the newest project first, within a project in the order of its sample sheet. The counts of the projects say
 * which jobs a page has, so that a page is read by its positions and no other row is touched.
 */
export async function listJobs(db: Kysely<Database>, caller: Caller, query: ListQuery) {
  const { page = 1, per_page = 10, project_id, status } = query;
  const counts = await db
    .selectFrom('job_counts')
    .innerJoin('projects', 'projects.id', 'job_counts.project_id')
    .select((row) => ['projects.id', 'projects.mark', row.fn.sum<string>('job_counts.jobs').as('jobs')])
    .where(visibleTo(caller))
    .$if(project_id === undefined, (rows) => rows.where(isLive()))
    .$if(project_id !== undefined, (rows) => rows.where('projects.id', '=', project_id ?? ''))
    .$if(status !== undefined, (rows) => rows.where('job_counts.status', '=', status ?? 'Submitted'))
    .groupBy(['projects.id', 'projects.mark', 'projects.started_time'])
    // Ids are random: they only make the order stable.
    .orderBy('projects.started_time', 'desc')
    .orderBy('projects.id')
    .execute();
  const groups = counts.map(({ id, jobs }) => ({ id, rows: Number(jobs) }));
  const pages = await Promise.all(
    pageWindows(groups, { page, size: per_page }).map(({ id, offset, limit }) =>
      db
        .selectFrom('workflows')
        .selectAll()
        .where('project_id', '=', id)
        .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'Submitted'))
        .orderBy('position')
        .limit(limit)
        .offset(offset)
        .execute(),
    ),
  );
  const jobs = pages.flat();
  const marks = new Map(counts.map(({ id, mark }) => [id, mark]));
  const reports = await reportsOf(
    db,
    jobs.map((job) => job.id),
  );
  return {
    total: groups.reduce((sum, { rows }) => sum + rows, 0),
    page,
    per_page,
    data: jobs.map((job) =>
      wireWorkflow(job, { mark: marks.get(job.project_id) ?? null, report: reports.get(job.id) }),
    ),
  };
}
