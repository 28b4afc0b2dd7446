import { ApiError } from '../../../http/api-error.ts';
import { refreshProject } from '../../../jobs/project-records.ts';
import type { Announcement } from '../../../jobs/run-queue.ts';
import { jobRefusal, nextJobStatus, type WorkStatus } from '../../../jobs/transitions.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { runnableApp } from '../projects/app-of-project.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import { resubmitJobs } from '../projects/submit-jobs.ts';
import type { FoundJob, WorkflowRow } from './workflow-records.ts';

/** Resubmits or stops one job. Throws 409 with the reason where its status does not allow it. */
export async function changeJob(
  dependencies: Dependencies,
  found: FoundJob,
  request: 'resubmit' | 'stop',
): Promise<void> {
  const { db, events, jobs, appStore } = dependencies;
  const { project } = found;
  if (request === 'resubmit' && project.mark === 'On Hold')
    throw new ApiError(
      409,
      'The results of this project were deleted: restart the project to run its jobs again.',
    );
  const app =
    request === 'resubmit'
      ? await runnableApp(appStore, jobs.engine, project.app_id, project.app_name)
      : undefined;
  const announcements = await db.transaction().execute(async (transaction) => {
    const job = await transaction
      .selectFrom('workflows')
      .selectAll()
      .where('id', '=', found.job.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const status = nextJobStatus(job.status, request);
    if (status === undefined) throw new ApiError(409, jobRefusal(job.status, request));
    if (app) {
      const submission = { jobs, projectName: project.project_name, descriptor: app.descriptor };
      await resubmitJobs(transaction, submission, [job], 'resubmit');
      // A stop or an archive of the whole project ends here.
      await transaction.updateTable('projects').set({ mark: null }).where('id', '=', project.id).execute();
    } else {
      await transaction.updateTable('workflows').set({ status }).where('id', '=', job.id).execute();
    }
    return [announce(project, job, status), ...(await refreshProject(transaction, project.id))];
  });
  announcements.forEach(({ user, event }) => events.publish(user, event));
  if (request === 'stop') await jobs.cancel([{ kind: 'workflow', id: found.job.id }]);
  jobs.wake();
}

function announce(project: ProjectRow, job: WorkflowRow, status: WorkStatus): Announcement {
  const percentage = status === 'Submitted' ? 0 : job.percentage;
  return {
    user: project.owner_sub,
    event: { type: 'workflow', data: { id: job.id, status, percentage, project_id: project.id } },
  };
}
