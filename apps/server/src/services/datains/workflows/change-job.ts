import { ApiError } from '../../../http/api-error.ts';
import { lockProject, refreshProject } from '../../../jobs/project-records.ts';
import type { Announcement } from '../../../jobs/record-writer.ts';
import { jobRefusal, nextJobStatus } from '../../../jobs/transitions.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { runnableApp } from '../projects/app-of-project.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import { stopJobs } from '../projects/stop-jobs.ts';
import { refuseDeletedResults, resubmitJobs } from '../projects/submit-jobs.ts';
import type { FoundJob, WorkflowRow } from './workflow-records.ts';

/** Resubmits or stops one job. Throws 409 with the reason where its status does not allow it. */
export async function changeJob(
  dependencies: Dependencies,
  found: FoundJob,
  request: 'resubmit' | 'stop',
): Promise<void> {
  const { db, events, jobs, appStore } = dependencies;
  const { project } = found;
  if (request === 'resubmit') refuseDeletedResults(project);
  const app =
    request === 'resubmit'
      ? await runnableApp(appStore, jobs.engines, project.app_id, project.app_name)
      : undefined;
  const announcements = await db.transaction().execute(async (transaction) => {
    await lockProject(transaction, project.id);
    const find = transaction.selectFrom('workflows').selectAll().where('id', '=', found.job.id);
    const job = await find.executeTakeFirstOrThrow();
    if (nextJobStatus(job.status, request) === undefined)
      throw new ApiError(409, jobRefusal(job.status, request));
    if (app) {
      const submission = { jobs, project, descriptor: app.descriptor, engine: app.engine };
      await resubmitJobs(transaction, submission, [job], 'resubmit');
      // A stop or an archive of the whole project ends here.
      await transaction.updateTable('projects').set({ mark: null }).where('id', '=', project.id).execute();
    } else {
      await stopJobs(transaction, jobs, [job]);
    }
    const changed = await find.executeTakeFirstOrThrow();
    return [announce(project, changed), ...(await refreshProject(transaction, project.id))];
  });
  announcements.forEach(({ user, event }) => events.publish(user, event));
  jobs.wake();
}

function announce(project: ProjectRow, { id, status, percentage }: WorkflowRow): Announcement {
  return {
    user: project.owner_sub,
    event: { type: 'workflow', data: { id, status, percentage, project_id: project.id } },
  };
}
