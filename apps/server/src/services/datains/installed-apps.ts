import type { components } from '@omics-portal/api/datains';
import type { StoredApp } from '../../app-store/app-store.ts';
import { usableDescriptor } from '../../app-store/usable-descriptor.ts';
import type { Dependencies } from '../../dependencies.ts';
import { projectReportTools } from '../../jobs/project-report-tools.ts';
import { enginesOfApp } from './app-engines.ts';
import { jobTimes, recentJobTimes, withJobTimes } from './app-job-times.ts';

type AppEngine = components['schemas']['AppEngine'];
type InstalledAppsOptions = Pick<Dependencies, 'appStore' | 'config' | 'jobs' | 'db'>;

/** Function that lists the installed apps with the engines that can run them, as far as known with the times of their jobs. */
export function installedApps({
  appStore,
  config,
  jobs,
  db,
}: InstalledAppsOptions): () => Promise<components['schemas']['InstalledApp'][]> {
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
      apps.map(async (app) => {
        const engines = await enginesOfApp(appStore, jobs.engines, app);
        return {
          id: app.id,
          name: app.name,
          engines: withJobTimes(engines, jobs.engines, times.get(app.id)),
          reports: await reportsOfApp({ appStore, config }, app, engines),
        };
      }),
    );
  };
}

/** Report plugins that read the results of an app's projects, by the descriptor that its jobs run with. */
async function reportsOfApp(
  { appStore, config }: Pick<InstalledAppsOptions, 'appStore' | 'config'>,
  app: StoredApp,
  engines: readonly AppEngine[],
): Promise<string[]> {
  const engine = engines.find(({ connected }) => connected);
  const descriptor = engine && (await usableDescriptor(appStore, app, engine));
  const tools = descriptor ? await projectReportTools({ appStore, config }, descriptor) : [];
  return tools.map(({ plugin }) => plugin);
}
