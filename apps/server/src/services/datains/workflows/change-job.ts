import { ApiError, notFound } from '../../../http/api-error.ts';
import { refusedJobAction, type JobAction } from '../../../jobs/allowed-actions.ts';
import { jobAnnouncement, lockProject, refreshProject } from '../../../jobs/project-records.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { runnableApp } from '../projects/app-of-project.ts';
import { stopJobs } from '../projects/stop-jobs.ts';
import { refuseDeletedResults, resubmitJobs } from '../projects/submit-jobs.ts';
import type { FoundJob } from './workflow-records.ts';

/** Resubmits or stops one job. Throws 409 with the reason where its status does not allow it. */
export async function changeJob(
  dependencies: Dependencies,
  found: FoundJob,
  request: JobAction,
): Promise<void> {
  const { db, events, jobs, appStore } = dependencies;
  const { project } = found;
  if (request === 'resubmit') refuseDeletedResults(project);
  const app =
    request === 'resubmit'
      ? await runnableApp(appStore, jobs.engines, project.app_id, project.app_name)
      : undefined;
  const announcements = await db.transaction().execute(async (transaction) => {
    const locked = await lockProject(transaction, project.id);
    if (!locked) throw notFound('project', project.id);
    const find = transaction.selectFrom('workflows').selectAll().where('id', '=', found.job.id);
    const job = await find.executeTakeFirstOrThrow();
    const refusal = refusedJobAction(job.status, locked.mark, request);
    if (refusal !== undefined) throw new ApiError(409, refusal);
    if (app) {
      const submission = { jobs, project, descriptor: app.descriptor, engine: app.engine };
      await resubmitJobs(transaction, submission, [job], 'resubmit');
      // A stop or an archive of the whole project ends here.
      await transaction.updateTable('projects').set({ mark: null }).where('id', '=', project.id).execute();
    } else {
      await stopJobs(transaction, jobs, [job]);
    }
    const changed = await find.executeTakeFirstOrThrow();
    const refreshed = await refreshProject(transaction, project.id);
    return [jobAnnouncement(locked, changed), ...refreshed];
  });
  announcements.forEach(({ user, event }) => events.publish(user, event));
  jobs.wake();
}
