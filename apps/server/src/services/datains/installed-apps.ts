import type { components } from '@omics-portal/api/datains';
import type { Dependencies } from '../../dependencies.ts';
import { enginesOfApp } from './app-engines.ts';
import { jobTimes, withJobTimes } from './app-job-times.ts';

/** Installed apps with the engines that can run them, as far as known with the times of their jobs. */
export async function installedApps({
  appStore,
  jobs,
  db,
}: Pick<Dependencies, 'appStore' | 'jobs' | 'db'>): Promise<components['schemas']['InstalledApp'][]> {
  const apps = await appStore.list();
  const times = await jobTimes(
    db,
    apps.map(({ id }) => id),
  );
  return Promise.all(
    apps.map(async (app) => ({
      id: app.id,
      name: app.name,
      engines: withJobTimes(await enginesOfApp(appStore, jobs.engines, app), jobs.engines, times.get(app.id)),
    })),
  );
}
