import type { operations } from '@omics-portal/api/datains';
import { sql } from 'kysely';
import type { Dependencies } from '../../../dependencies.ts';
import { notFound } from '../../../http/api-error.ts';
import { lockProject, refreshProject } from '../../../jobs/project-records.ts';
import { runnableApp } from '../projects/app-of-project.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import { stopJobs } from '../projects/stop-jobs.ts';
import { refuseDeletedResults, resubmitJobs } from '../projects/submit-jobs.ts';
import { matchesFilter } from './job-filter.ts';

type Update = operations['updateProjectWorkflows']['requestBody']['content']['application/json'];

/** Numbers of selected jobs that were changed, and that did not allow the change. */
export interface ChangedJobs {
  changed: number;
  unchanged: number;
}

/** Stops or resubmits many jobs of a project in one transaction. Jobs that do not allow it stay as they are. */
export async function changeJobs(
  dependencies: Dependencies,
  { id }: ProjectRow,
  { status, ids, except, from, ...filter }: Update,
): Promise<ChangedJobs> {
  const { db, events, jobs, appStore } = dependencies;
  const { changed, unchanged, announcements } = await db.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, id);
    if (!project) throw notFound('project', id);
    const selected = await transaction
      .selectFrom('workflows')
      .select(['id', 'status', 'job_params'])
      .where('project_id', '=', id)
      .$if(ids !== undefined, (rows) => rows.where(sql<boolean>`id = any(${ids})`))
      .$if(except !== undefined, (rows) => rows.where(sql<boolean>`id <> all(${except})`))
      .where(matchesFilter({ ...filter, ...(from === undefined ? {} : { status: from }) }))
      .orderBy('position')
      .execute();
    let changed: number;
    if (status === 'Submitted') {
      refuseDeletedResults(project);
      const app = await runnableApp(appStore, jobs.engines, project.app_id, project.app_name);
      changed = await resubmitJobs(
        transaction,
        { jobs, project, descriptor: app.descriptor, engine: app.engine },
        selected,
        'resubmit',
      );
      // A stop or an archive of the whole project ends with the first job that runs again.
      if (changed > 0)
        await transaction.updateTable('projects').set({ mark: null }).where('id', '=', id).execute();
    } else {
      changed = await stopJobs(transaction, jobs, selected).then(({ stopped }) => stopped.length);
    }
    // One event for all jobs: the project's, with their counts.
    return {
      changed,
      unchanged: selected.length - changed,
      announcements: await refreshProject(transaction, id),
    };
  });
  announcements.forEach(({ user, event }) => events.publish(user, event));
  jobs.wake();
  return { changed, unchanged };
}
