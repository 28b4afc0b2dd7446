import type { ReportClient, Task } from '@omics-portal/api';
import {
  fetchTaskPage,
  NEWER_FILTERS,
  type NewerFilter,
  type TaskFilter,
  type TaskKind,
  type TaskPage,
} from './task-pages';

/** Filters that this code applied because the server does not know them. */
export interface LocalFilter {
  readonly filters: readonly NewerFilter[];
  /** Number of tasks that were loaded and filtered: the newest. */
  readonly searched: number;
  /** Number of tasks that the server has for the other filters. */
  readonly of: number;
}

/** Page of a list of tasks. */
export interface TaskList {
  readonly total: number;
  readonly tasks: readonly Task[];
  /** Null if the server applied all filters. */
  readonly local: LocalFilter | null;
}

/** Limits of the tasks that are loaded for a filter that the server does not know. */
export interface LocalFilterLimits {
  readonly pageSize: number;
  readonly maxPages: number;
}

/** Fetches one page of a filtered list of tasks. Filters that the server does not name as applied are applied to the newest tasks. */
export async function fetchTaskList(
  client: ReportClient,
  kind: TaskKind,
  filter: TaskFilter,
  { page, pageSize, signal }: { page: number; pageSize: number; signal: AbortSignal },
  limits: LocalFilterLimits,
): Promise<TaskList> {
  const { total, tasks, applied } = await fetchTaskPage(client, kind, filter, { page, pageSize, signal });
  const filters = NEWER_FILTERS.filter((each) => filter[each] !== undefined && !applied.includes(each));
  if (filters.length === 0) {
    return { total, tasks, local: null };
  }
  const loaded = await fetchNewest(limits, (nextPage) =>
    fetchTaskPage(client, kind, filter, { page: nextPage, pageSize: limits.pageSize, signal }),
  );
  const found = loaded.tasks.filter((task) => filters.every((each) => CONDITIONS[each](task, filter)));
  return {
    total: found.length,
    tasks: found.slice((page - 1) * pageSize, page * pageSize),
    local: { filters, searched: loaded.tasks.length, of: loaded.total },
  };
}

/** Fetches pages from the first one on, until the last or the limit. */
async function fetchNewest(
  { pageSize, maxPages }: LocalFilterLimits,
  fetchPage: (page: number) => Promise<TaskPage>,
): Promise<{ readonly total: number; readonly tasks: readonly Task[] }> {
  const loaded: Task[] = [];
  for (let page = 1; ; page += 1) {
    const { total, tasks } = await fetchPage(page);
    loaded.push(...tasks);
    if (tasks.length === 0 || page === maxPages || page * pageSize >= total) {
      return { total, tasks: loaded };
    }
  }
}

/** Conditions of the newer filters, as a server applies them. Reports of older servers have `report_name`. */
const CONDITIONS: Readonly<Record<NewerFilter, (task: Partial<Task>, filter: TaskFilter) => boolean>> = {
  name: ({ name, report_name: reportName }, filter) =>
    (reportName ?? name ?? '').toLowerCase().includes(filter.name?.toLowerCase() ?? ''),
  verdict: ({ verdict }, filter) => verdict === filter.verdict,
  mark: ({ checked_time: checked, archived_time: archived }, filter) =>
    filter.mark === 'checked' ? Boolean(checked) : Boolean(archived) === (filter.mark === 'archived'),
  started_from: ({ started_time: time }, filter) => (time || NaN) >= (filter.started_from ?? -Infinity),
  started_before: ({ started_time: time }, filter) => (time || NaN) < (filter.started_before ?? Infinity),
  laboratory: ({ measurement }, filter) => measurement?.laboratory === filter.laboratory,
  instrument: ({ measurement }, filter) => measurement?.instrument === filter.instrument,
  operator: ({ measurement }, filter) => measurement?.operator === filter.operator,
  measured_from: ({ measurement }, filter) =>
    typeof measurement?.measured_on === 'string' && measurement.measured_on >= (filter.measured_from ?? ''),
  measured_to: ({ measurement }, filter) =>
    typeof measurement?.measured_on === 'string' && measurement.measured_on <= (filter.measured_to ?? ''),
  reference_kind: ({ references }, filter) =>
    references?.some(({ kind }) => kind === filter.reference_kind) ?? false,
};
