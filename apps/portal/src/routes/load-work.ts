import { appQueries, projectQueries, reportQueries, reportToolQueries } from '@omics-portal/resources';
import { projectListInput, type Pipeline, type ProjectListSearch } from '@omics-portal/seqflow';
import type { Portal } from '../composition/portal';

/** Starts requests whose failures stay in the cache, where the screen shows them. */
function start(requests: readonly Promise<unknown>[]): void {
  Promise.all(requests).catch(() => undefined);
}

/** Starts the requests of a project list: its first page and, for a pipeline, the installed apps. */
export function loadProjects(portal: Portal, search: ProjectListSearch, pipeline?: Pipeline): void {
  const { queryClient, clients, words } = portal;
  start([
    queryClient.query(projectQueries(clients.datains).list(projectListInput(search, pipeline))),
    ...(pipeline ? [queryClient.query(appQueries(clients.datains, words.locale()).installed())] : []),
  ]);
}

/** Starts the requests of the app store. */
export function loadAppStore({ queryClient, clients, words }: Portal): void {
  const apps = appQueries(clients.datains, words.locale());
  start([
    queryClient.query(apps.manifests()),
    queryClient.query(apps.installed()),
    queryClient.query(reportToolQueries(clients.report, words.locale()).manifests()),
  ]);
}

/** Starts the request of a report's page. */
export function loadReport({ queryClient, clients }: Portal, reportId: string): void {
  start([queryClient.query(reportQueries(clients.report).detail(reportId))]);
}
