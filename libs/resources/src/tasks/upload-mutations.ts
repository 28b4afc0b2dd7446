import { mutationOptions } from '@tanstack/react-query';
import type { ReportClient, UploadTaskSubmit } from '@omics-portal/api';
import { readAccessKey } from './access-key';
import { tasksKey } from './task-pages';
import type { OpenTask } from './upload-task';

const DATASET_PATH = '/api/tool/omics-dataset/{id}';

/** Mutation that registers a dataset; returns the storage link of the folder to upload to. */
export function registerDataset(client: ReportClient) {
  return mutationOptions({
    mutationFn: async (body: UploadTaskSubmit): Promise<string> =>
      (await client.POST('/api/tool/omics-dataset', { body })).data.data.upload_link,
    onSuccess: (_link, _body, _result, context) =>
      context.client.invalidateQueries({ queryKey: tasksKey('uploads') }),
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
    // A data set that was finished elsewhere is refused: the list has its new state then.
    onError: (_error, _task, _result, context) =>
      context.client.invalidateQueries({ queryKey: tasksKey('uploads') }),
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
      context.client.invalidateQueries({ queryKey: tasksKey('uploads') }),
  });
}

function namesOf({ name, email, manager, dataType }: OpenTask) {
  return { name, email, manager, data_type: dataType };
}
