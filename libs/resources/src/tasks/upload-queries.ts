import { queryOptions } from '@tanstack/react-query';
import type { ReportClient, TaskStatus } from '@omics-portal/api';
import { fetchTaskList } from './task-list';
import { nameFilter, tasksKey } from './task-pages';
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

const FILTER_LIMITS = { pageSize: 1000, maxPages: Infinity };
const UPLOADS_KEY = tasksKey('uploads');

/** Query options of uploads: tasks of the plugin omics-dataset. */
export function uploadQueries(client: ReportClient) {
  return {
    list: ({ page, perPage, status, name }: UploadListInput) =>
      queryOptions({
        queryKey: [...UPLOADS_KEY, 'list', { page, perPage, status, name }],
        queryFn: async ({ signal }): Promise<{ total: number; tasks: readonly UploadTask[] }> => {
          const { total, tasks } = await fetchTaskList(
            client,
            'uploads',
            { ...(status && { status }), ...nameFilter(name) },
            { page, pageSize: perPage, signal },
            FILTER_LIMITS,
          );
          return { total, tasks: tasks.map(readUploadTask) };
        },
      }),
  };
}
