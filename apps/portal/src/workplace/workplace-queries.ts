import {
  readPage,
  type DatainsClient,
  type Project,
  type ReportClient,
  type WorkStatus,
} from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';

/** Views of the list of all projects. */
export const PROJECT_VIEWS = ['total', 'running', 'failed', 'finished'] as const;
export type ProjectView = (typeof PROJECT_VIEWS)[number];

const STATUS_OF_VIEW: Readonly<Record<ProjectView, WorkStatus | undefined>> = {
  total: undefined,
  running: 'Running',
  failed: 'Failed',
  finished: 'Succeeded',
};

/** What the server says of itself as under way. */
const UNDER_WAY = ['Running', 'Submitted'] as const;
const MOST_ONGOING = 6;
const MOST_LISTED = 6;
const MOST_RECENT = 10;

/** Projects under way: the newest of them, and how many there are. */
export interface Ongoing {
  readonly projects: readonly Project[];
  readonly total: number;
}

async function jobPage(datains: DatainsClient, signal: AbortSignal) {
  const params = { query: { page: 1, per_page: 1 } };
  return readPage((await datains.GET('/api/workflows', { params, signal })).data, 'a page of jobs');
}

async function noticePage(datains: DatainsClient, signal: AbortSignal) {
  const params = { query: { page: 1, per_page: MOST_RECENT } };
  return readPage(
    (await datains.GET('/api/notifications', { params, signal })).data,
    'a page of notifications',
  );
}

/** Keys and fetchers of the signed-in half. Each panel has a query of its own, so that each fails alone. */
export function workplaceQueries({ datains, report }: { datains: DatainsClient; report: ReportClient }) {
  const root = ['portal', 'workplace'] as const;
  const projectPage = async (perPage: number, status: WorkStatus | undefined, signal: AbortSignal) => {
    const query = { page: 1, per_page: perPage, ...(status && { status }) };
    return readPage(
      (await datains.GET('/api/projects', { params: { query }, signal })).data,
      'a page of projects',
    );
  };
  const taskPage = async (
    perPage: number,
    only: { plugin_type: string } | { plugin_name: string },
    signal: AbortSignal,
  ) => {
    const query = { page: 1, page_size: perPage, ...only };
    return readPage((await report.GET('/api/tasks', { params: { query }, signal })).data, 'a page of tasks');
  };
  const jobs = (signal: AbortSignal) => jobPage(datains, signal);
  const newest = (signal: AbortSignal) => noticePage(datains, signal);
  return {
    root,
    projectCount: () =>
      queryOptions({
        queryKey: [...root, 'project-count'],
        queryFn: async ({ signal }) => (await projectPage(1, undefined, signal)).total,
      }),
    jobCount: () =>
      queryOptions({
        queryKey: [...root, 'job-count'],
        queryFn: async ({ signal }) => (await jobs(signal)).total,
      }),
    /** Reports: tasks of report plugins. */
    reportCount: () =>
      queryOptions({
        queryKey: [...root, 'report-count'],
        queryFn: async ({ signal }) => (await taskPage(1, { plugin_type: 'ReportPlugin' }, signal)).total,
      }),
    ongoing: () =>
      queryOptions({
        queryKey: [...root, 'ongoing'],
        queryFn: async ({ signal }): Promise<Ongoing> => {
          const pages = await Promise.all(
            UNDER_WAY.map((status) => projectPage(MOST_ONGOING, status, signal)),
          );
          return {
            // Where the finish time is set the work is over, whatever the status still says.
            projects: pages.flatMap(({ data }) => data).filter(({ finished_time: finished }) => !finished),
            total: pages.reduce((so, { total }) => so + total, 0),
          };
        },
      }),
    projects: (view: ProjectView) =>
      queryOptions({
        queryKey: [...root, 'projects', view],
        queryFn: ({ signal }) => projectPage(MOST_LISTED, STATUS_OF_VIEW[view], signal),
      }),
    /** Data tasks: uploads of datasets. */
    dataTasks: () =>
      queryOptions({
        queryKey: [...root, 'data-tasks'],
        queryFn: ({ signal }) => taskPage(5, { plugin_name: 'omics-dataset' }, signal),
      }),
    notices: () =>
      queryOptions({
        queryKey: [...root, 'notices'],
        queryFn: async ({ signal }) => (await newest(signal)).data,
      }),
    recentProjects: () =>
      queryOptions({
        queryKey: [...root, 'recent-projects'],
        queryFn: async ({ signal }) => (await projectPage(MOST_RECENT, undefined, signal)).data,
      }),
    recentReports: () =>
      queryOptions({
        queryKey: [...root, 'recent-reports'],
        queryFn: async ({ signal }) =>
          (await taskPage(MOST_RECENT, { plugin_type: 'ReportPlugin' }, signal)).data,
      }),
  };
}
