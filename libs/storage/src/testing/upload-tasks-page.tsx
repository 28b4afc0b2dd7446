import { anUploadTask, reportHttp, taskPageOf, uuid } from '@omics-portal/api-mocks';
import { fn } from 'storybook/test';
import { WithSearch } from './storage-host';
import { UploadTasksScreen } from '../tasks/upload-tasks-screen';
import type { UploadTasksSearch } from '../tasks/upload-tasks-search';

/** Search parameters without filters. */
export const NO_SEARCH: UploadTasksSearch = {
  status: undefined,
  page: undefined,
  perPage: undefined,
  name: undefined,
};
/** Called with each change of the search parameters. */
export const searched = fn();

/** List of the upload tasks. */
export function UploadTasksPage({ initial }: { readonly initial: UploadTasksSearch }) {
  return (
    <WithSearch initial={initial}>
      {(search, onSearchChange) => (
        <UploadTasksScreen
          title="All Your Data"
          search={search}
          onSearchChange={(next) => {
            searched(next);
            onSearchChange(next);
          }}
        />
      )}
    </WithSearch>
  );
}

/** Upload tasks: open, finished and failed. */
const TASKS = [
  anUploadTask({ description: 'Third sequencing run, three replicates of each sample' }),
  anUploadTask({
    id: uuid(5, 12),
    name: 'prot_batch2',
    status: 'Finished',
    percentage: 100,
    finished_time: 1_653_010_800_000,
    response: { data: { upload_link: 'minio://users/data/ada/prot_batch2/proteomics/' } },
    payload: { data_type: 'proteomics', email: 'ada@example.org', manager: 'ada' },
  }),
  anUploadTask({
    id: uuid(5, 13),
    name: 'wgs_2022',
    status: 'Failed',
    payload: { data_type: 'genomics' },
    response: null,
  }),
];

/** Upload tasks, filtered by state. */
export const taskList = reportHttp.on('get', '/api/tasks', ({ query, response }) => {
  const status = query.get('status');
  return response(200).json(
    taskPageOf(
      TASKS.filter((task) => !status || task.status === status),
      query,
    ),
  );
});

/** List of the same upload task as the first of {@link taskList}, finished. */
export const finishedList = reportHttp.on('get', '/api/tasks', ({ query, response }) =>
  response(200).json(taskPageOf([anUploadTask({ status: 'Finished', percentage: 100 })], query)),
);
