import type { NamedReference } from '@omics-portal/api';
import { ownReportsInput } from '@omics-portal/catalogue';
import {
  chartListInput,
  comparedIds,
  MAX_COMPARED,
  NEWEST_REPORT,
  NEWEST_REPORTS,
  readChartScope,
  readComparisonSearch,
  reportListInput,
  type ReportHistorySearch,
} from '@omics-portal/reports';
import {
  appQueries,
  chartNoteQueries,
  jobQueries,
  measurementQueries,
  objectQueries,
  ownFolderQuery,
  pluginNameOf,
  projectFactQueries,
  projectQueries,
  reportQueries,
  reportToolQueries,
  resultQueries,
  storageUsageQuery,
  uploadQueries,
  type OwnFolder,
  type ReportKind,
} from '@omics-portal/resources';
import {
  jobListInput,
  projectListInput,
  readResultSearch,
  resultListInput,
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
import { startQueries } from './start-queries';

/** Starts the queries of a project list: its first page and the installed apps; for all pipelines, the names of the apps. */
export function loadProjects(portal: Portal, search: ProjectListSearch, pipeline?: Pipeline): void {
  const { queryClient, clients, messages } = portal;
  const apps = appQueries(clients.datains, messages.locale());
  startQueries([
    queryClient.query(projectQueries(clients.datains).list(projectListInput(search, pipeline))),
    queryClient.query(apps.installed()),
    ...(pipeline ? [] : [queryClient.query(apps.manifests())]),
  ]);
}

/** Starts the queries of a project's page: the project with the counts of its jobs, their labels, and the first page of the jobs. */
export function loadProject(
  { queryClient, clients: { datains } }: Portal,
  projectId: string,
  search: JobManagementSearch,
): void {
  startQueries([
    queryClient.query(projectFactQueries(datains).detail(projectId)),
    queryClient.query(jobQueries(datains).list(jobListInput(projectId, search))),
    queryClient.query(jobQueries(datains).groups(projectId)),
  ]);
}

/** Starts the queries of the app store. */
export function loadAppStore({ queryClient, clients, messages }: Portal): void {
  const apps = appQueries(clients.datains, messages.locale());
  startQueries([
    queryClient.query(apps.manifests()),
    queryClient.query(apps.installed()),
    queryClient.query(apps.store()),
    queryClient.query(reportToolQueries(clients.report, messages.locale()).manifests()),
  ]);
}

/** Starts the queries of a list of reports: its first page, the measurements to filter by and, for one report tool, the installed tools. */
export function loadReports(portal: Portal, search: ReportHistorySearch, kind?: ReportKind): void {
  const { queryClient, clients, config, messages } = portal;
  const measurements = measurementQueries(clients.report);
  const tool = kind ?? search.tool;
  startQueries([
    queryClient.query(reportQueries(clients.report).list(reportListInput(config.brand, search, kind))),
    queryClient.query(measurements.values()),
    ...(tool ? [queryClient.query(measurements.values(pluginNameOf(config.brand, tool)))] : []),
    ...(kind ? [queryClient.query(reportToolQueries(clients.report, messages.locale()).manifests())] : []),
  ]);
}

/** Starts the query of the user's newest reports that name materials or publications, for the page about those. */
export function loadOwnReports({ queryClient, clients }: Portal, kind: NamedReference['kind']): void {
  startQueries([queryClient.query(reportQueries(clients.report).list(ownReportsInput(kind)))]);
}

/** Starts the query of a report's page. */
export function loadReport({ queryClient, clients }: Portal, reportId: string): void {
  startQueries([queryClient.query(reportQueries(clients.report).detail(reportId))]);
}

/** Starts the query of the list of uploads. */
export function loadUploads({ queryClient, clients }: Portal, search: UploadTasksSearch): void {
  startQueries([queryClient.query(uploadQueries(clients.report).list(uploadListInput(search)))]);
}

/** Starts the queries of the file manager: its services, the storage in use, and the buckets and the first page of its folder. The services name the user's own. */
export function loadFolder({ queryClient, clients }: Portal, search: FileManagerSearch): void {
  const loadPage = async (own: Promise<OwnFolder | null>) => {
    const location = locationOfSearch(search, search.path === undefined ? await own : null);
    if (location) {
      const objects = objectQueries(clients.datains);
      await Promise.all([
        queryClient.query(objects.buckets(location.service)),
        queryClient.query(objects.folder(folderInput(location, search))),
      ]);
    }
  };
  const own = queryClient.query(ownFolderQuery(clients.datains));
  startQueries([own, loadPage(own), queryClient.query(storageUsageQuery(clients.datains))]);
}

/** Starts the query of the result files of all projects. */
export function loadResults({ queryClient, clients }: Portal, search: unknown): void {
  const input = resultListInput(readResultSearch(search));
  startQueries([queryClient.query(resultQueries(clients.datains).list(input))]);
}

/** Starts the queries of a comparison: its reports, and those that can be added. */
export function loadComparison({ queryClient, clients }: Portal, search: unknown): void {
  const reports = reportQueries(clients.report);
  const ids = comparedIds(readComparisonSearch(search)).slice(0, MAX_COMPARED);
  startQueries([
    ...ids.map((id) => queryClient.query(reports.detail(id))),
    ...(ids.length < MAX_COMPARED ? [queryClient.query(reports.list(NEWEST_REPORTS))] : []),
  ]);
}

/** Starts the queries of a control chart: its reports, notes and measurements; without a tool, the newest report, which names it. */
export function loadControlChart(
  { queryClient, clients: { report }, config }: Portal,
  search: unknown,
): void {
  const scope = readChartScope(search);
  const { tool } = scope;
  if (tool === undefined) {
    startQueries([queryClient.query(reportQueries(report).list(NEWEST_REPORT))]);
    return;
  }
  const pluginName = pluginNameOf(config.brand, tool);
  startQueries([
    queryClient.query(reportQueries(report).list(chartListInput(config.brand, tool, scope))),
    queryClient.query(chartNoteQueries(report).ofTool(pluginName)),
    queryClient.query(measurementQueries(report).values(pluginName)),
  ]);
}
