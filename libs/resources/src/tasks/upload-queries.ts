import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ReportClient, TaskStatus, UploadTaskSubmit } from '@omics-portal/api';
import { readAccessKey } from './access-key';
import { fetchTaskPage, searchTasks, TASKS_KEY } from './task-pages';
import { readUploadTask, type OpenTask, type UploadTask } from './upload-task';

/** Filter and page of a list of uploads. */
export interface UploadListInput {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly status?: TaskStatus | undefined;
  /** Part of the name, ignoring case. */
  readonly name?: string | undefined;
}

const PLUGIN = 'omics-dataset';
const DATASET_PATH = '/api/tool/omics-dataset/{id}';
const SEARCH_LIMITS = { pageSize: 1000, maxPages: Infinity };
const UPLOADS_KEY = [...TASKS_KEY, 'uploads'] as const;

/** Query options of uploads: tasks of the plugin omics-dataset. */
export function uploadQueries(client: ReportClient) {
  return {
    list: ({ page, perPage, status, name }: UploadListInput) =>
      queryOptions({
        queryKey: [...UPLOADS_KEY, 'list', { page, perPage, status, name }],
        queryFn: async ({ signal }): Promise<{ total: number; tasks: readonly UploadTask[] }> => {
          const filter = { plugin_name: PLUGIN, ...(status && { status }) };
          if (!name) {
            const { total, tasks } = await fetchTaskPage(client, filter, { page, pageSize: perPage, signal });
            return { total, tasks: tasks.map(readUploadTask) };
          }
          const found = await searchTasks(name, SEARCH_LIMITS, (nextPage, pageSize) =>
            fetchTaskPage(client, filter, { page: nextPage, pageSize, signal }),
          );
          const tasks = found.slice((page - 1) * perPage, page * perPage).map(readUploadTask);
          return { total: found.length, tasks };
        },
      }),
  };
}

/** Mutation that registers a dataset; returns the storage link of the folder to upload to. */
export function registerDataset(client: ReportClient) {
  return mutationOptions({
    mutationFn: async (body: UploadTaskSubmit): Promise<string> =>
      (await client.POST('/api/tool/omics-dataset', { body })).data.data.upload_link,
    onSuccess: (_link, _body, _result, context) =>
      context.client.invalidateQueries({ queryKey: UPLOADS_KEY }),
  });
}

/** Mutation that issues a new access key for an upload. The key is a secret: do not store it. */
export function refreshAccessKey(client: ReportClient) {
  return mutationOptions({
    mutationFn: async (task: OpenTask) => {
      const params = { path: { id: task.id } };
      const { data } = await client.POST(`${DATASET_PATH}/refresh-token`, { params, body: namesOf(task) });
      return readAccessKey(data, task.keyHours);
    },
    // A secret must not stay in memory after the dialog has closed.
    gcTime: 0,
  });
}

/** Mutation that has the server check uploaded files. If the dataset is complete, the server finishes the task. */
export function checkDataset(client: ReportClient) {
  return mutationOptions({
    mutationFn: async (task: OpenTask) => {
      const body = { ...namesOf(task), description: task.description, status: 'Finished' as const };
      const { data } = await client.PUT(DATASET_PATH, { params: { path: { id: task.id } }, body });
      return { passed: data.status === 'Success', report: data.msg };
    },
    onSettled: (_data, _error, _task, _result, context) =>
      context.client.invalidateQueries({ queryKey: UPLOADS_KEY }),
  });
}

function namesOf({ name, email, manager, dataType }: OpenTask) {
  return { name, email, manager, data_type: dataType };
}
