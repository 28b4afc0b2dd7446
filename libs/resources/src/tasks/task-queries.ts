import { queryOptions } from '@tanstack/react-query';
import type { ReportClient } from '@omics-portal/api';
import { fetchTaskPage, tasksKey, type TaskKind } from './task-pages';

/** Query options of tasks as the wire has them, for overviews. Screens use `reportQueries` and `uploadQueries`. */
export function taskQueries(client: ReportClient) {
  return {
    /** The newest tasks of a kind. */
    newest: (kind: TaskKind, pageSize: number) =>
      queryOptions({
        queryKey: [...tasksKey(kind), 'newest', pageSize],
        queryFn: async ({ signal }) =>
          (await fetchTaskPage(client, kind, {}, { page: 1, pageSize, signal })).tasks,
      }),
    /** Number of tasks of a kind. */
    count: (kind: TaskKind) =>
      queryOptions({
        queryKey: [...tasksKey(kind), 'count'],
        queryFn: async ({ signal }) =>
          (await fetchTaskPage(client, kind, {}, { page: 1, pageSize: 1, signal })).total,
      }),
  };
}
