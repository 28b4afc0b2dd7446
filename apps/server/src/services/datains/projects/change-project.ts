import type { Transaction } from 'kysely';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { lockProject, refreshProject } from '../../../jobs/project-records.ts';
import { refusedProjectRequest } from '../../../jobs/allowed-actions.ts';
import { isActive, type ProjectRequest } from '../../../jobs/transitions.ts';
import { jobFolder, projectReportFolder } from '../../../jobs/work-folders.ts';
import type { ObjectLocation } from '../../../objects/storage-link.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Database } from '../../../records/database.ts';
import { runnableApp } from './app-of-project.ts';
import { isNameTaken } from '../../../jobs/project-name.ts';
import type { ProjectRow } from './project-records.ts';
import { stopJobs } from './stop-jobs.ts';
import { resubmitJobs, type JobToSubmit } from './submit-jobs.ts';

/** Changes a project as requested. Throws 409 with the reason where its status does not allow it. */
export async function changeProject(
  dependencies: Dependencies,
  { id }: ProjectRow,
  request: ProjectRequest,
): Promise<void> {
  const { db, events, jobs } = dependencies;
  const { announcements, busy, reports } = await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, id);
    if (!project) throw notFound('project', id);
    const rows = await transaction
      .selectFrom('workflows')
      .select(['id', 'status', 'job_params'])
      .where('project_id', '=', id)
      .orderBy('position')
      .execute();
    const active = rows.some((job) => isActive(job.status));
    const refusal = refusedProjectRequest(project.status, active, request);
    if (refusal !== undefined) throw new ApiError(409, refusal);
    const busy =
      request === 'stop' || request === 'delete' ? (await stopJobs(transaction, jobs, rows)).running : [];
    const reports = request === 'delete' ? await stopReports(transaction, dependencies, id) : [];
    if (request === 'delete') await clearResults(transaction, id);
    if (request === 'restart' && project.mark === 'On Hold') await refuseUsedName(transaction, project);
    if (request === 'restart') await rerunJobs(transaction, dependencies, project, rows);
    await transaction.updateTable('projects').set({ mark: MARKS[request] }).where('id', '=', id).execute();
    return { announcements: await refreshProject(transaction, id), busy, reports };
  });
  announcements.forEach(({ user, event }) => events.publish(user, event));
  jobs.wake();
  if (request !== 'delete') return;
  await removeResults(dependencies, id, new Set(busy));
  for (const { bucket, key } of reports) await dependencies.objects.delete(bucket, `${key}/`);
}

const MARKS = { stop: 'Aborting', restart: null, archive: 'Aborted', delete: 'On Hold' } as const;

/** Throws 409 when the name of a deleted project is in use by another one, which prevents a restart. */
async function refuseUsedName(transaction: Transaction<Database>, project: ProjectRow): Promise<void> {
  if (await isNameTaken(transaction, project.project_name, project.id))
    throw new ApiError(409, {
      'en-US': `There is another project "${project.project_name}" now, so this one cannot be restarted: delete the other one first, or create a new project.`,
      'zh-CN': `现在已有另一个名为“${project.project_name}”的项目，因此本项目不能重启：请先删除另一个项目，或新建项目。`,
    });
}

/** Cancels the runs of the reports over all jobs of a project; resolves to the folders of all of these reports. */
async function stopReports(
  transaction: Transaction<Database>,
  { jobs }: Pick<Dependencies, 'jobs'>,
  projectId: string,
): Promise<ObjectLocation[]> {
  const rows = await transaction
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['tasks.id', 'project_name'])
    .where('project_id', '=', projectId)
    .where('workflow_id', 'is', null)
    .execute();
  await jobs.cancel(
    transaction,
    'task',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, project_name: name }) => projectReportFolder(name, id));
}

async function clearResults(transaction: Transaction<Database>, projectId: string): Promise<void> {
  await transaction.deleteFrom('tasks').where('project_id', '=', projectId).execute();
  await transaction
    .updateTable('workflows')
    .set({ outputs: null })
    .where('project_id', '=', projectId)
    .execute();
  await transaction
    .deleteFrom('figures')
    .where('attempt_id', 'in', (attempts) =>
      attempts
        .selectFrom('attempts')
        .innerJoin('workflows', 'workflows.id', 'attempts.workflow_id')
        .select('attempts.id')
        .where('project_id', '=', projectId),
    )
    .execute();
  await transaction
    .updateTable('attempts')
    .set({ outputs: null })
    .where('workflow_id', 'in', (jobs) =>
      jobs.selectFrom('workflows').select('id').where('project_id', '=', projectId),
    )
    .execute();
}

async function rerunJobs(
  transaction: Transaction<Database>,
  dependencies: Dependencies,
  project: ProjectRow,
  jobs: readonly JobToSubmit[],
): Promise<void> {
  const { descriptor, engine } = await runnableApp(
    dependencies.appStore,
    dependencies.jobs.engines,
    project.app_id,
    project.app_name,
  );
  // If every job succeeded, or the results were deleted, all jobs are run again.
  const unfinished = project.status === 'On Hold' ? [] : jobs.filter((job) => job.status !== 'Succeeded');
  const submission = { jobs: dependencies.jobs, project, descriptor, engine };
  await resubmitJobs(transaction, submission, unfinished.length > 0 ? unfinished : jobs, 'rerun');
}

// Jobs that are still being stopped write into their folders: their results are removed after their end is committed.
async function removeResults(
  { db, objects }: Dependencies,
  projectId: string,
  busy: ReadonlySet<string>,
): Promise<void> {
  const jobs = await db
    .selectFrom('workflows')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['workflows.id', 'project_name'])
    .where('project_id', '=', projectId)
    .execute();
  for (const job of jobs.filter(({ id }) => !busy.has(id))) {
    const { bucket, key } = jobFolder(job.project_name, job.id);
    await objects.delete(bucket, `${key}/`);
  }
}
