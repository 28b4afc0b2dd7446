import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../records/database.ts';
import { addNotice, hasProjectDigest } from './add-notice.ts';
import { allowedJobActions, allowedProjectActions } from './allowed-actions.ts';
import { replacedProjects } from './project-name.ts';
import { addProjectReport } from './project-report.ts';
import {
  countJobs,
  projectState,
  type JobCounts,
  type JobGroup,
  type ProjectState,
} from './project-status.ts';
import type { Announcement } from './record-writer.ts';
import type { ProjectTable, WorkflowTable } from './tables.ts';
import { isActive } from './transitions.ts';

type Job = Selectable<WorkflowTable>;

/** Row of the projects table. */
export type ProjectRecord = Selectable<ProjectTable>;

/**
 * Locks a project until the end of the transaction, and reads it. Every change of its jobs takes this lock first, so that
 * two of them never wait for each other.
 */
export async function lockProject(
  transaction: Transaction<Database>,
  projectId: string,
): Promise<ProjectRecord | undefined> {
  return transaction
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
}

/** Groups of the jobs of each project, by project; a project without jobs has no entry. */
export async function jobGroups(
  db: Kysely<Database>,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly JobGroup[]>> {
  const rows = await db
    .selectFrom('job_counts')
    .selectAll()
    .where(sql<boolean>`project_id = any(${projectIds})`)
    .execute();
  const groups = new Map<string, JobGroup[]>();
  for (const { project_id: project, status, verdict, jobs, percentage } of rows) {
    const group = { status, verdict: verdict === '' ? null : verdict, jobs, percentage: Number(percentage) };
    groups.set(project, [...(groups.get(project) ?? []), group]);
  }
  return groups;
}

/**
 * Recomputes a project's status from its jobs and its mark, stores it, and returns the announcements: the project with the
 * counts of its jobs, the notification of its end, and its report. Wake the queue after the commit.
 */
export async function refreshProject(db: Transaction<Database>, projectId: string): Promise<Announcement[]> {
  const project = await lockProject(db, projectId);
  if (!project) return [];
  const groups = (await jobGroups(db, [projectId])).get(projectId) ?? [];
  const state = projectState(groups, project.mark);
  const { status, percentage, finished } = state;
  const isStored =
    status === project.status &&
    percentage === project.percentage &&
    finished === (project.finished_time !== null);
  if (!isStored)
    await db
      .updateTable('projects')
      .set({
        status,
        percentage,
        finished_time: finished ? Number(project.finished_time ?? Date.now()) : null,
      })
      .where('id', '=', projectId)
      .execute();
  const isReplaced = (await replacedProjects(db, [project])).has(projectId);
  const change: Announcement = {
    user: project.owner_sub,
    event: {
      type: 'project',
      data: {
        id: project.id,
        status,
        percentage,
        stats: countJobs(groups),
        actions: allowedProjectActions({ status, mark: project.mark }, groups, isReplaced),
      },
    },
  };
  const notices = await endNotice(db, project, state, countJobs(groups));
  return [change, ...notices, ...(await addProjectReport(db, project, state, groups))];
}

/** Announcement of a job's status, and of what its engine says or does not say, to the owner of its project. */
export function jobAnnouncement(
  project: ProjectRecord,
  {
    id,
    status,
    percentage,
    started_time: startedTime,
    stale_since: staleSince = null,
    stale_reason: reason = null,
    stale_problem: problem = null,
    notice = null,
  }: Pick<Job, 'id' | 'status' | 'percentage'> &
    Partial<Pick<Job, 'stale_reason' | 'stale_problem' | 'notice'>> & {
      started_time?: number | string;
      stale_since?: number | string | null;
    },
): Announcement {
  const actions = allowedJobActions(status, project.mark);
  return {
    user: project.owner_sub,
    event: {
      type: 'workflow',
      data: {
        id,
        status,
        percentage,
        project_id: project.id,
        actions,
        ...(startedTime !== undefined && { started_time: Number(startedTime) }),
        ...(staleSince === null ? {} : { stale_since: Number(staleSince) }),
        ...(reason === null ? {} : { stale_reason: reason }),
        ...(problem === null ? {} : { stale_problem: problem }),
        notice,
      },
    },
  };
}

/** Digest of a project that has ended: one notification with the counts of its jobs. */
async function endNotice(
  db: Kysely<Database>,
  project: ProjectRecord,
  state: ProjectState,
  { success, error, aborted }: JobCounts,
): Promise<Announcement[]> {
  if (!isActive(project.status)) return [];
  const hasEnded = state.status === 'Succeeded' || state.status === 'Failed';
  if (!hasEnded || !(await hasProjectDigest(db, project.owner_sub))) return [];
  return addNotice(
    db,
    project.owner_sub,
    state.status === 'Succeeded' ? 'project-succeeded' : 'project-failed',
    {
      name: project.project_name,
      id: project.id,
      succeeded: String(success),
      failed: String(error),
      stopped: String(aborted),
    },
  );
}
