import type { components } from '@omics-portal/api/datains';
import type { Dependencies } from '../../dependencies.ts';
import { enginesOfApp } from './app-engines.ts';
import { jobTimes, recentJobTimes, withJobTimes } from './app-job-times.ts';

/** Function that lists the installed apps with the engines that can run them, as far as known with the times of their jobs. */
export function installedApps({
  appStore,
  jobs,
  db,
}: Pick<Dependencies, 'appStore' | 'jobs' | 'db'>): () => Promise<components['schemas']['InstalledApp'][]> {
  const timesOfApps = recentJobTimes(async () => {
    const apps = await appStore.list();
    return jobTimes(
      db,
      apps.map(({ id }) => id),
    );
  });
  return async () => {
    const [apps, times] = await Promise.all([appStore.list(), timesOfApps()]);
    return Promise.all(
      apps.map(async (app) => ({
        id: app.id,
        name: app.name,
        engines: withJobTimes(
          await enginesOfApp(appStore, jobs.engines, app),
          jobs.engines,
          times.get(app.id),
        ),
      })),
    );
  };
}
