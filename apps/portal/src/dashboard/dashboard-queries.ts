import type { DatainsClient, DataseqClient, Project, ReportClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import type { Omics } from '../links/hrefs';

/** Keys and fetchers of the dashboard. Each figure comes from one call, so that each panel fails alone. */
export function dashboardQueries({
  datains,
  report,
  dataseq,
}: {
  datains: DatainsClient;
  report: ReportClient;
  dataseq: DataseqClient;
}) {
  const root = ['portal', 'dashboard'] as const;
  return {
    root,
    /** Number of files of one collection. */
    files: (brand: string, omics: Omics) =>
      queryOptions({
        queryKey: [...root, 'files', brand, omics],
        queryFn: async ({ signal }) => {
          const params = { path: { name: `${brand}_${omics}` }, query: { page: 1, per_page: 1 } };
          return (await dataseq.POST('/api/collections/{name}', { params, body: {}, signal })).data.total;
        },
      }),
    /** The newest projects, and how many there are. */
    projects: () =>
      queryOptions({
        queryKey: [...root, 'projects'],
        queryFn: async ({ signal }) =>
          (await datains.GET('/api/projects', { params: { query: { page: 1, per_page: 12 } }, signal })).data,
      }),
    jobs: () =>
      queryOptions({
        queryKey: [...root, 'jobs'],
        queryFn: async ({ signal }) =>
          (await datains.GET('/api/workflows', { params: { query: { page: 1, per_page: 1 } }, signal })).data
            .total,
      }),
    /** Reports: tasks of report plugins. */
    reports: () =>
      queryOptions({
        queryKey: [...root, 'reports'],
        queryFn: async ({ signal }) =>
          (
            await report.GET('/api/tasks', {
              params: { query: { page: 1, page_size: 1, plugin_type: 'ReportPlugin' } },
              signal,
            })
          ).data.total,
      }),
    /** Data tasks: uploads of datasets. */
    uploads: () =>
      queryOptions({
        queryKey: [...root, 'uploads'],
        queryFn: async ({ signal }) =>
          (
            await report.GET('/api/tasks', {
              params: { query: { page: 1, page_size: 5, plugin_name: 'omics-dataset' } },
              signal,
            })
          ).data.data,
      }),
    activity: () =>
      queryOptions({
        queryKey: [...root, 'activity'],
        queryFn: async ({ signal }) =>
          (await datains.GET('/api/notifications', { params: { query: { page: 1, per_page: 6 } }, signal }))
            .data.data,
      }),
  };
}

/** Whether a project is still under way. */
export function isOngoing({
  status,
  finished_time: finished,
}: Pick<Project, 'status' | 'finished_time'>): boolean {
  return !finished && (status === 'Running' || status === 'Submitted' || status === 'Aborting');
}
