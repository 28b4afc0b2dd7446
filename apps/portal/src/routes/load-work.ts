import { reportListInput, type ReportHistorySearch } from '@omics-portal/reports';
import {
  appQueries,
  jobQueries,
  objectQueries,
  projectFactQueries,
  projectQueries,
  reportQueries,
  reportToolQueries,
  uploadQueries,
  type ReportKind,
} from '@omics-portal/resources';
import {
  jobListInput,
  projectListInput,
  type JobManagementSearch,
  type Pipeline,
  type ProjectListSearch,
} from '@omics-portal/seqflow';
import {
  folderInput,
  locationOfSearch,
  uploadListInput,
  type FileManagerSearch,
  type UploadTasksSearch,
} from '@omics-portal/storage';
import type { Portal } from '../composition/portal';
import { ownFiles } from '../ports/own-files';

/** Starts queries without waiting for them. Failures stay in the cache, where the screen shows them. */
function startQueries(queries: readonly Promise<unknown>[]): void {
  Promise.all(queries).catch(() => undefined);
}

/** Starts the queries of a project list: its first page and, for a pipeline, the installed apps. */
export function loadProjects(portal: Portal, search: ProjectListSearch, pipeline?: Pipeline): void {
  const { queryClient, clients, messages } = portal;
  startQueries([
    queryClient.query(projectQueries(clients.datains).list(projectListInput(search, pipeline))),
    ...(pipeline ? [queryClient.query(appQueries(clients.datains, messages.locale()).installed())] : []),
  ]);
}

/** Starts the queries of a project's page: the project, with the counts of its jobs, and the first page of the jobs. */
export function loadProject(
  { queryClient, clients: { datains } }: Portal,
  projectId: string,
  search: JobManagementSearch,
): void {
  startQueries([
    queryClient.query(projectFactQueries(datains).detail(projectId)),
    queryClient.query(jobQueries(datains).list(jobListInput(projectId, search))),
  ]);
}

/** Starts the queries of the app store. */
export function loadAppStore({ queryClient, clients, messages }: Portal): void {
  const apps = appQueries(clients.datains, messages.locale());
  startQueries([
    queryClient.query(apps.manifests()),
    queryClient.query(apps.installed()),
    queryClient.query(reportToolQueries(clients.report, messages.locale()).manifests()),
  ]);
}

/** Starts the queries of a list of reports: its first page and, for one report tool, the installed tools. */
export function loadReports(portal: Portal, search: ReportHistorySearch, kind?: ReportKind): void {
  const { queryClient, clients, config, messages } = portal;
  startQueries([
    queryClient.query(reportQueries(clients.report).list(reportListInput(config.brand, search, kind))),
    ...(kind ? [queryClient.query(reportToolQueries(clients.report, messages.locale()).manifests())] : []),
  ]);
}

/** Starts the query of a report's page. */
export function loadReport({ queryClient, clients }: Portal, reportId: string): void {
  startQueries([queryClient.query(reportQueries(clients.report).detail(reportId))]);
}

/** Starts the query of the list of uploads. */
export function loadUploads({ queryClient, clients }: Portal, search: UploadTasksSearch): void {
  startQueries([queryClient.query(uploadQueries(clients.report).list(uploadListInput(search)))]);
}

/** Starts the queries of the file manager: its services, and the first page of its folder once the user is known. */
export function loadFolder({ queryClient, clients, session }: Portal, search: FileManagerSearch): void {
  const objects = objectQueries(clients.datains);
  const location = locationOfSearch(search, ownFiles(session.getState()));
  startQueries([
    queryClient.query(objects.services()),
    ...(location ? [queryClient.query(objects.folder(folderInput(location, search)))] : []),
  ]);
}
