import { queryOptions } from '@tanstack/react-query';
import type { ReportClient, TaskStatus } from '@omics-portal/api';
import { searchTasks } from './search-tasks';
import { fetchTaskPage, tasksKey } from './task-pages';
import { readUploadTask, type UploadTask } from './upload-task';

/** Filter and page of a list of uploads. */
export interface UploadListInput {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly status?: TaskStatus | undefined;
  /** Part of the name, ignoring case. */
  readonly name?: string | undefined;
}

const SEARCH_LIMITS = { pageSize: 1000, maxPages: Infinity };
const UPLOADS_KEY = tasksKey('uploads');

/** Query options of uploads: tasks of the plugin omics-dataset. */
export function uploadQueries(client: ReportClient) {
  return {
    list: ({ page, perPage, status, name }: UploadListInput) =>
      queryOptions({
        queryKey: [...UPLOADS_KEY, 'list', { page, perPage, status, name }],
        queryFn: async ({ signal }): Promise<{ total: number; tasks: readonly UploadTask[] }> => {
          const filter = status ? { status } : {};
          if (!name) {
            const { total, tasks } = await fetchTaskPage(client, 'uploads', filter, {
              page,
              pageSize: perPage,
              signal,
            });
            return { total, tasks: tasks.map(readUploadTask) };
          }
          const found = await searchTasks(name, SEARCH_LIMITS, (nextPage, pageSize) =>
            fetchTaskPage(client, 'uploads', filter, { page: nextPage, pageSize, signal }),
          );
          const tasks = found.slice((page - 1) * perPage, page * perPage).map(readUploadTask);
          return { total: found.length, tasks };
        },
      }),
  };
}
