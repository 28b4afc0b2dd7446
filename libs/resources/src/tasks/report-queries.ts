import { queryOptions } from '@tanstack/react-query';
import { ResponseShapeError, type ReportClient, type TaskStatus } from '@omics-portal/api';
import { reportOfTask, type Report } from './report-of-task';
import { searchTasks } from './search-tasks';
import { fetchTaskPage, tasksKey } from './task-pages';

const SEARCH_LIMITS = { pageSize: 100, maxPages: 10 };
const REPORTS_KEY = tasksKey('reports');

/** Filter and page of a list of reports. */
export interface ReportListInput {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Name of a tool on the wire; without it, reports of all tools. */
  readonly pluginName?: string | undefined;
  readonly status?: TaskStatus | undefined;
  /** Part of the name, ignoring case. */
  readonly name?: string | undefined;
}

/** A page of reports and the number of all reports. */
export interface ReportPageOf {
  readonly total: number;
  readonly reports: readonly Report[];
}

/** Query options of reports: tasks of report tools. */
export function reportQueries(client: ReportClient) {
  const fetchPage = async (
    { pluginName, status }: Pick<ReportListInput, 'pluginName' | 'status'>,
    page: { page: number; pageSize: number; signal: AbortSignal },
  ) => {
    const filter = {
      ...(pluginName && { plugin_name: pluginName }),
      ...(status && { status }),
    };
    return fetchTaskPage(client, 'reports', filter, page);
  };
  return {
    list: (input: ReportListInput) =>
      queryOptions({
        queryKey: [...REPORTS_KEY, 'list', input],
        queryFn: async ({ signal }): Promise<ReportPageOf> => {
          const { page, pageSize, name } = input;
          if (!name) {
            const { total, tasks } = await fetchPage(input, { page, pageSize, signal });
            return { total, reports: tasks.map(reportOfTask) };
          }
          const found = await searchTasks(name, SEARCH_LIMITS, (nextPage, nextSize) =>
            fetchPage(input, { page: nextPage, pageSize: nextSize, signal }),
          );
          const reports = found.slice((page - 1) * pageSize, page * pageSize).map(reportOfTask);
          return { total: found.length, reports };
        },
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [...REPORTS_KEY, 'detail', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/tasks/{id}', { params: { path: { id } }, signal });
          if (typeof (data as typeof data | null)?.id !== 'string') {
            throw new ResponseShapeError('a report');
          }
          return reportOfTask(data);
        },
      }),
    /** The newest report of one job, or null. `jobId` is the id of the job's record. */
    ofJob: (jobId: string) =>
      queryOptions({
        queryKey: [...REPORTS_KEY, 'of-job', jobId],
        queryFn: async ({ signal }): Promise<Report | null> => {
          const filter = { workflow_id: jobId };
          const { tasks } = await fetchTaskPage(client, 'reports', filter, { page: 1, pageSize: 10, signal });
          // Servers that do not know the filter return tasks of all jobs.
          const task = tasks.find((each) => each.workflow_id === jobId);
          return task ? reportOfTask(task) : null;
        },
      }),
  };
}
