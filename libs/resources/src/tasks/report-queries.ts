import { queryOptions } from '@tanstack/react-query';
import {
  type NamedReference,
  ResponseShapeError,
  type ReportClient,
  type TaskStatus,
} from '@omics-portal/api';
import { reportOfTask, type Report } from './report-of-task';
import type { ReportVerdict } from './report-verdict';
import type { ReportMarkFilter } from './task-filters';
import { fetchTaskList, type LocalFilter } from './task-list';
import { fetchTaskPage, nameFilter, tasksKey, type TaskFilter } from './task-pages';

const FILTER_LIMITS = { pageSize: 100, maxPages: 10 };
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
  readonly verdict?: ReportVerdict | undefined;
  readonly mark?: ReportMarkFilter | undefined;
  /** Time of the start, in milliseconds since 1970: this one or later. */
  readonly startedFrom?: number | undefined;
  /** Time of the start, in milliseconds since 1970: before this one. */
  readonly startedBefore?: number | undefined;
  readonly laboratory?: string | undefined;
  readonly instrument?: string | undefined;
  readonly operator?: string | undefined;
  /** First and last day of the measurement, `YYYY-MM-DD`. */
  readonly measuredFrom?: string | undefined;
  readonly measuredTo?: string | undefined;
  /** Reports that name a reference of this kind. */
  readonly referenceKind?: NamedReference['kind'] | undefined;
}

/** A page of reports and the number of all reports. */
export interface ReportPageOf {
  readonly total: number;
  readonly reports: readonly Report[];
  /** Filters that the server does not know, so that the newest reports were filtered here; null if there are none. */
  readonly local: LocalFilter | null;
}

/** Filter of the wire: without the members that are not set. */
function wireFilter(input: ReportListInput): TaskFilter {
  const { pluginName, status, name, verdict, mark, startedFrom, startedBefore } = input;
  const { laboratory, instrument, operator, measuredFrom, measuredTo, referenceKind } = input;
  return {
    ...(pluginName && { plugin_name: pluginName }),
    ...(status && { status }),
    ...nameFilter(name),
    ...(verdict && { verdict }),
    ...(mark && { mark }),
    ...(startedFrom !== undefined && { started_from: startedFrom }),
    ...(startedBefore !== undefined && { started_before: startedBefore }),
    ...(laboratory && { laboratory }),
    ...(instrument && { instrument }),
    ...(operator && { operator }),
    ...(measuredFrom && { measured_from: measuredFrom }),
    ...(measuredTo && { measured_to: measuredTo }),
    ...(referenceKind && { reference_kind: referenceKind }),
  };
}

/** Query options of reports: tasks of report tools. */
export function reportQueries(client: ReportClient) {
  return {
    list: (input: ReportListInput) =>
      queryOptions({
        queryKey: [...REPORTS_KEY, 'list', input],
        queryFn: async ({ signal }): Promise<ReportPageOf> => {
          const { page, pageSize } = input;
          const { total, tasks, local } = await fetchTaskList(
            client,
            'reports',
            wireFilter(input),
            { page, pageSize, signal },
            FILTER_LIMITS,
          );
          return { total, reports: tasks.map(reportOfTask), local };
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
