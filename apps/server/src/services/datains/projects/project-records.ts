import type { components } from '@omics-portal/api/datains';
import { sql, type Kysely, type Selectable } from 'kysely';
import { notFound } from '../../../http/api-error.ts';
import type { Caller } from '../../../identity/identity.ts';
import { allowedProjectActions } from '../../../jobs/allowed-actions.ts';
import { replacedProjects } from '../../../jobs/project-name.ts';
import { jobGroups } from '../../../jobs/project-records.ts';
import { countJobs, type JobGroup } from '../../../jobs/project-status.ts';
import type { ProjectTable } from '../../../jobs/tables.ts';
import type { SampleValues } from '../../../engines/job-engine.ts';
import { visibleTo } from '../../../jobs/work-access.ts';
import type { Database } from '../../../records/database.ts';
import { readOmics } from './project-omics.ts';

type Project = components['schemas']['Project'];

/** Row of the projects table. */
export type ProjectRow = Selectable<ProjectTable>;

/** Finds a project that the caller may read and change. Throws 404 for an unknown one and for another user's. */
export async function findProject(db: Kysely<Database>, caller: Caller, id: string): Promise<ProjectRow> {
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo(caller))
    .executeTakeFirst();
  if (!row) throw notFound('project', id);
  return row;
}

/** Projects as in the API, with the counts of their jobs and their allowed actions. */
export async function wireProjects(db: Kysely<Database>, rows: readonly ProjectRow[]): Promise<Project[]> {
  const ids = rows.map((row) => row.id);
  const groups = await jobGroups(db, ids);
  const replaced = await replacedProjects(db, rows);
  const reports = await projectReports(db, ids);
  const chosen = await chosenReports(db, ids);
  return rows.map((row) => ({
    ...asProject(row, groups.get(row.id) ?? [], replaced.has(row.id)),
    reports: reports.get(row.id) ?? NO_REPORTS,
    report: chosen.get(row.id) ?? null,
  }));
}

const NO_REPORTS = { total: 0, newest: null };

/** Reports of each project: their number and the newest, by project. A project without reports has no entry. */
async function projectReports(
  db: Kysely<Database>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, { total: number; newest: string | null }>> {
  const { rows } = await sql<{ project_id: string; total: number; newest: string }>`
    select project_id, count(*)::int as total, (array_agg(id order by started_time desc, id))[1] as newest
    from tasks where project_id = any(${projectIds}) and plugin_type = 'ReportPlugin'
    group by project_id`.execute(db);
  return new Map(rows.map(({ project_id: project, total, newest }) => [project, { total, newest }]));
}

/** Report over all jobs that each project ends in, with the newest task of it, by project. A project that ends in none has no entry. */
async function chosenReports(
  db: Kysely<Database>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, { plugin: string; task: string | null }>> {
  const { rows } = await sql<{ project_id: string; plugin: string; task: string | null }>`
    select project_id, plugin_name as plugin, (
      select id from tasks
      where tasks.project_id = project_reports.project_id and workflow_id is null and plugin_type = 'ReportPlugin'
      order by started_time desc, id limit 1
    ) as task
    from project_reports where project_id = any(${projectIds})`.execute(db);
  return new Map(rows.map(({ project_id: project, ...report }) => [project, report]));
}

/** Project as in the API, with the counts of its jobs and its allowed actions. */
export async function wireProject(db: Kysely<Database>, row: ProjectRow): Promise<Project> {
  const [project] = await wireProjects(db, [row]);
  if (!project) throw notFound('project', row.id);
  return project;
}

function asProject(row: ProjectRow, groups: readonly JobGroup[], isReplaced: boolean): Project {
  return {
    id: row.id,
    project_name: row.project_name,
    description: row.description,
    app_id: row.app_id,
    app_name: row.app_name,
    author: row.author,
    group_name: row.group_name,
    started_time: Number(row.started_time),
    finished_time: row.finished_time === null ? null : Number(row.finished_time),
    percentage: row.percentage,
    status: row.status,
    actions: allowedProjectActions(row, groups, isReplaced),
    omics: readOmics(row.omics),
    stats: countJobs(groups),
  };
}

/** Samples of a project, in the order of its sample sheet. */
export async function samplesOf(db: Kysely<Database>, projectId: string): Promise<SampleValues[]> {
  const rows = await db
    .selectFrom('workflows')
    .select('job_params')
    .where('project_id', '=', projectId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.job_params);
}
