import type { operations } from '@omics-portal/api/datains';
import type { Kysely } from 'kysely';
import { ApiError } from '../../../http/api-error.ts';
import type { Sentence } from '../../../http/preferred-language.ts';
import type { Caller } from '../../../identity/identity.ts';
import { isLive } from '../../../jobs/project-name.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import type { Database } from '../../../records/database.ts';
import { readPage, type PageRequest } from '../../../records/read-page.ts';
import { matchesFilter, needsScan, type JobFilter } from './job-filter.ts';
import { pageWindows } from './page-windows.ts';
import { reportsOf, wireWorkflow, type WorkflowRow } from './workflow-records.ts';

type ListQuery = NonNullable<operations['listWorkflows']['parameters']['query']>;

/** Jobs on a page, with the number of all jobs that the filter finds. */
interface JobPage {
  readonly total: number;
  readonly rows: readonly WorkflowRow[];
}

const NEEDS_PROJECT: Sentence = {
  'en-US': 'The filters q, label, step, failure and action need a project_id.',
  'zh-CN': '筛选 q、label、step、failure 和 action 需要 project_id。',
};

/** Project with its number of jobs in the wanted state. */
interface CountedProject {
  readonly id: string;
  readonly jobs: number;
}

/**
 * Lists jobs: the newest project first, within a project in the order of its sample sheet. Throws 400 for a filter that
 * must read each job, unless it names a project, which bounds their number.
 */
export async function listJobs(db: Kysely<Database>, caller: Caller, query: ListQuery) {
  const { page = 1, per_page: size = 10, project_id: projectId, ...filter } = query;
  if (needsScan(filter) && projectId === undefined)
    throw new ApiError(400, NEEDS_PROJECT, [
      {
        field: 'project_id',
        message: { 'en-US': 'is required with this filter', 'zh-CN': '在使用此筛选时为必填项' },
      },
    ]);
  const counts = await db
    .selectFrom('job_counts')
    .innerJoin('projects', 'projects.id', 'job_counts.project_id')
    .select((row) => ['projects.id', 'projects.mark', row.fn.sum<string>('job_counts.jobs').as('jobs')])
    .where(visibleTo(caller))
    .$if(projectId === undefined, (rows) => rows.where(isLive()))
    .$if(projectId !== undefined, (rows) => rows.where('projects.id', '=', projectId ?? ''))
    .$if(filter.status !== undefined, (rows) =>
      rows.where('job_counts.status', '=', filter.status ?? 'Submitted'),
    )
    .groupBy(['projects.id', 'projects.mark', 'projects.started_time'])
    // Ids are random: they only make the order stable.
    .orderBy('projects.started_time', 'desc')
    .orderBy('projects.id')
    .execute();
  const projects = counts.map(({ id, jobs }) => ({ id, jobs: Number(jobs) }));
  const { total, rows } = needsScan(filter)
    ? await scanProjects(db, projects, filter, { page, size })
    : await readWindows(db, projects, filter, { page, size });
  const marks = new Map(counts.map(({ id, mark }) => [id, mark]));
  const reports = await reportsOf(
    db,
    rows.map((job) => job.id),
  );
  return {
    total,
    page,
    per_page: size,
    data: rows.map((job) =>
      wireWorkflow(job, { mark: marks.get(job.project_id) ?? null, report: reports.get(job.id) }),
    ),
  };
}

/** Reads a page by its positions: the counts say which jobs it has, so that no other row is touched. */
async function readWindows(
  db: Kysely<Database>,
  projects: readonly CountedProject[],
  filter: JobFilter,
  request: PageRequest,
): Promise<JobPage> {
  const groups = projects.map(({ id, jobs }) => ({ id, rows: jobs }));
  const pages = await Promise.all(
    pageWindows(groups, request).map(({ id, offset, limit }) =>
      db
        .selectFrom('workflows')
        .selectAll()
        .where('project_id', '=', id)
        .where(matchesFilter(filter))
        .orderBy('position')
        .limit(limit)
        .offset(offset)
        .execute(),
    ),
  );
  return { total: groups.reduce((sum, { rows }) => sum + rows, 0), rows: pages.flat() };
}

/** Reads a page of the one project by a condition on each of its jobs. */
async function scanProjects(
  db: Kysely<Database>,
  [project]: readonly CountedProject[],
  filter: JobFilter,
  request: PageRequest,
): Promise<JobPage> {
  if (!project) return { total: 0, rows: [] };
  const found = db.selectFrom('workflows').where('project_id', '=', project.id).where(matchesFilter(filter));
  return readPage(found, found.selectAll().orderBy('position'), request);
}
