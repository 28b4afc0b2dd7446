import { readPage, type ReportClient, type Task, type UploadTaskSubmit } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { readAccessKey } from './access-key';
import type { UploadTaskStatus } from './upload-tasks-search';
import { readUploadTask, withName, type OpenTask } from './upload-task';

export interface TaskListInput {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly status: UploadTaskStatus | undefined;
  /** A part of the name; the service cannot search by it, so all tasks are read and searched here. */
  readonly name: string | undefined;
}

const PLUGIN = 'omics-dataset';
const DATASET = '/api/tool/omics-dataset/{id}';
const LARGEST_PAGE = 1000;

/** Keys and fetchers of upload tasks. */
export function taskQueries(client: ReportClient) {
  const root = ['storage', 'upload-tasks'] as const;
  const read = async (
    page: number,
    perPage: number,
    status: UploadTaskStatus | undefined,
    signal: AbortSignal,
  ) => {
    const query = { page, page_size: perPage, plugin_name: PLUGIN, ...(status ? { status } : {}) };
    return readPage((await client.GET('/api/tasks', { params: { query }, signal })).data, 'a page of tasks');
  };
  return {
    root,
    list: ({ page, perPage, status, name }: TaskListInput) =>
      queryOptions({
        queryKey: [...root, 'list', { page, perPage, status, name }],
        queryFn: async ({ signal }) => {
          if (!name) {
            const { total, data } = await read(page, perPage, status, signal);
            return { total, tasks: data.map(readUploadTask) };
          }
          const all: Task[] = [];
          for (let next = 1, more = true; more; next += 1) {
            const { total, data } = await read(next, LARGEST_PAGE, status, signal);
            all.push(...data);
            more = data.length > 0 && all.length < total;
          }
          const found = withName(all, name);
          const tasks = found.slice((page - 1) * perPage, page * perPage).map(readUploadTask);
          return { total: found.length, tasks };
        },
      }),
  };
}

/** Announces a dataset. Gives the folder to upload to. */
export async function registerDataset(client: ReportClient, body: UploadTaskSubmit): Promise<string> {
  return (await client.POST('/api/tool/omics-dataset', { body })).data.data.upload_link;
}

/** A new access key for an upload. Keep it nowhere. */
export async function newAccessKey(client: ReportClient, task: OpenTask) {
  const { data } = await client.POST(`${DATASET}/refresh-token`, {
    params: { path: { id: task.id } },
    body: namesOf(task),
  });
  return readAccessKey(data, task.keyHours);
}

/** Has the server look at what was uploaded; when it is whole, the task is finished. */
export async function checkDataset(client: ReportClient, task: OpenTask) {
  const body = { ...namesOf(task), description: task.description, status: 'Finished' as const };
  const { data } = await client.PUT(DATASET, { params: { path: { id: task.id } }, body });
  return { passed: data.status === 'Success', report: data.msg };
}

function namesOf({ name, email, manager, dataType }: OpenTask) {
  return { name, email, manager, data_type: dataType };
}
