import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { addNotice } from './add-notice.ts';
import { projectState, type ProjectState } from './project-status.ts';
import type { Announcement } from './run-queue.ts';
import { isActive, type WorkStatus } from './transitions.ts';

interface ProjectRow {
  id: string;
  project_name: string;
  owner_sub: string;
  status: WorkStatus;
  percentage: number;
  finished_time: string | null;
}

/** Recomputes a project's status from its jobs and its mark, stores it, and returns the changes to announce. */
export async function refreshProject(db: Kysely<Database>, projectId: string): Promise<Announcement[]> {
  const project = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', projectId)
    .forUpdate()
    .executeTakeFirst();
  if (!project) return [];
  const jobs = await db
    .selectFrom('workflows')
    .select(['status', 'percentage'])
    .where('project_id', '=', projectId)
    .execute();
  const state = projectState(jobs, project.mark);
  if (
    state.status === project.status &&
    state.percentage === project.percentage &&
    state.finished === (project.finished_time !== null)
  )
    return [];
  await db
    .updateTable('projects')
    .set({
      status: state.status,
      percentage: state.percentage,
      finished_time: state.finished ? Number(project.finished_time ?? Date.now()) : null,
    })
    .where('id', '=', projectId)
    .execute();
  const change: Announcement = {
    user: project.owner_sub,
    event: { type: 'project', data: { id: project.id, status: state.status, percentage: state.percentage } },
  };
  return [change, ...(await endNotice(db, project, state))];
}

async function endNotice(
  db: Kysely<Database>,
  project: ProjectRow,
  state: ProjectState,
): Promise<Announcement[]> {
  if (!isActive(project.status)) return [];
  const subject = { name: project.project_name, id: project.id };
  if (state.status === 'Succeeded')
    return [await addNotice(db, project.owner_sub, 'project-succeeded', subject)];
  if (state.status === 'Failed') return [await addNotice(db, project.owner_sub, 'project-failed', subject)];
  return [];
}
