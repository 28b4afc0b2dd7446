import { type ResultFile, type Workflow } from '@omics-portal/api';
import { uuid, DAY } from '../builders/ids';
import {
  aFailedWorkflow,
  aLogRange,
  aResultFile,
  aWorkflow,
  aWorkflowDetail,
  aWorkflowLogs,
  someJobGroups,
} from '../builders/work';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';
import { LOG_TEXTS } from './log-texts';

const WORKFLOWS_OF_PROJECT = '/api/projects/{id}/workflows';
const GROUPS_OF_PROJECT = '/api/projects/{id}/job-groups';
const WORKFLOW = '/api/workflows/{id}';
const LOGS = '/api/workflows/{id}/logs';
const FILE = '/api/workflows/{id}/filecontent';

/** Running, failed and succeeded jobs, and one that the engine has not started. */
export const SOME_WORKFLOWS = [
  aWorkflow(),
  aFailedWorkflow(),
  aWorkflow({
    id: uuid(3, 3),
    workflow_id: uuid(4, 3),
    sample_id: uuid(1, 3),
    status: 'Succeeded',
    percentage: 100,
    finished_time: DAY + 360_000,
    exit_code: 0,
  }),
  aWorkflow({
    id: uuid(3, 4),
    workflow_id: null,
    sample_id: uuid(1, 4),
    status: 'Submitted',
    percentage: 0,
    started_time: 0,
  }),
];

export const workflowHandlers = {
  /** Filters by `status`, `q`, `failure`, `step` and `action`, as a server does; every project has the same four jobs. */
  list: datainsHttp.on('get', '/api/workflows', ({ query, response }) => {
    const found = SOME_WORKFLOWS.filter((job) => isFound(job, query));
    return response(200).json(pageOf(found, query));
  }),
  listEmpty: datainsHttp.on('get', '/api/workflows', ({ query, response }) =>
    response(200).json(pageOf<Workflow>([], query)),
  ),
  listForbidden: datainsHttp.failing('get', '/api/workflows', 403),
  listError: datainsHttp.failing('get', '/api/workflows', 500),
  listLoading: datainsHttp.pending('get', '/api/workflows'),
  groups: datainsHttp.on('get', GROUPS_OF_PROJECT, ({ response }) => response(200).json(someJobGroups())),
  /** Response of an older server, which groups no jobs. */
  groupsUnknown: datainsHttp.failing('get', GROUPS_OF_PROJECT, 404),
  groupsError: datainsHttp.failing('get', GROUPS_OF_PROJECT, 500),
  get: datainsHttp.on('get', WORKFLOW, ({ params, response }) => {
    const row = SOME_WORKFLOWS.find(({ id, workflow_id }) => params.id === id || params.id === workflow_id);
    return response(200).json(aWorkflowDetail(row));
  }),
  getNotFound: datainsHttp.failing('get', WORKFLOW, 404),
  getError: datainsHttp.failing('get', WORKFLOW, 500),
  update: datainsHttp.on('put', WORKFLOW, ({ response }) => response(204).empty()),
  updateConflict: datainsHttp.failing('put', WORKFLOW, 409, 'A job that runs cannot be submitted again'),
  /** Changes every failed job of a project: there is one. */
  updateMany: datainsHttp.on('put', WORKFLOWS_OF_PROJECT, ({ response }) =>
    response(200).json({ changed: 1, unchanged: 0 }),
  ),
  /** Response of an older server, which knows no changes of many jobs. */
  updateManyUnknown: datainsHttp.failing('put', WORKFLOWS_OF_PROJECT, 404),
};

/** Files of two jobs: a page, a table and figures of each. */
export const SOME_RESULT_FILES: readonly ResultFile[] = ['D5_1', 'D6_1'].flatMap((job_name, job) =>
  [
    ['report.html', 'report', 'html', 48_211],
    ['counts.tsv', 'counts', 'tsv', 1_204_331],
    ['report.json', 'result', 'json', 9_120],
  ].map(([name, index, type, size]) =>
    aResultFile({
      file_name: String(name),
      file_index: String(index),
      file_type: String(type),
      kind: String(type),
      size: Number(size),
      job_name,
      job_id: uuid(3, 3 + job),
      path: `minio://projects/rna_batch_1/${uuid(3, 3 + job)}/${name}`,
    }),
  ),
);

export const resultHandlers = {
  /** Filters as a server does, and does not sort. */
  list: datainsHttp.on('get', '/api/results', ({ query, response }) => {
    const has = (text: string, name: string) =>
      text.toLowerCase().includes((query.get(name) ?? '').toLowerCase());
    const found = SOME_RESULT_FILES.filter(
      (file) =>
        has(file.job_name, 'job_name') &&
        has(file.file_name, 'file_name') &&
        (query.get('job_id') ?? file.job_id) === file.job_id &&
        (query.get('file_type') ?? file.file_type) === file.file_type,
    );
    return response(200).json(pageOf(found, query));
  }),
  listEmpty: datainsHttp.on('get', '/api/results', ({ query, response }) =>
    response(200).json(pageOf<ResultFile>([], query)),
  ),
  listError: datainsHttp.failing('get', '/api/results', 500),
  /** Response of an older server, which lists no results. */
  listUnknown: datainsHttp.failing('get', '/api/results', 404),
};

/** True for a job that meets the filter of a request. */
function isFound(job: Workflow, query: URLSearchParams): boolean {
  const text = query.get('q');
  const action = query.get('action');
  return (
    (['status', 'failure', 'step'] as const).every(
      (name) => !query.has(name) || query.get(name) === job[name],
    ) &&
    (text === null || `${job.sample_id} ${job.error ?? ''}`.includes(text)) &&
    (action === null || job.actions.some((one) => one === action))
  );
}

export const logHandlers = {
  /** Both responses of the call: the map, or with `stream` a range that respects `offset` and `limit`. */
  get: datainsHttp.on('get', LOGS, ({ query, response }) => {
    const stream = query.get('stream');
    if (stream !== 'stdout' && stream !== 'stderr') {
      return response(200).json(aWorkflowLogs());
    }
    return response(200).json(rangeOf(stream, query));
  }),
  getRunning: datainsHttp.on('get', LOGS, ({ query, response }) =>
    response(200).json(query.has('stream') ? aLogRange({ complete: false }) : aWorkflowLogs()),
  ),
  getEmpty: datainsHttp.on('get', LOGS, ({ response }) => response(200).json({})),
  getNotFound: datainsHttp.failing('get', LOGS, 404),
  getError: datainsHttp.failing('get', LOGS, 500),
  getLoading: datainsHttp.pending('get', LOGS),
  fileContent: datainsHttp.on('get', FILE, ({ response }) =>
    response(200).json({ message: 'first line\nsecond line\n' }),
  ),
  fileContentNotFound: datainsHttp.failing('get', FILE, 404),
};

function rangeOf(stream: 'stdout' | 'stderr', query: URLSearchParams) {
  const whole = LOG_TEXTS[stream];
  const requestedOffset = Number(query.get('offset') ?? 0);
  const offset =
    requestedOffset < 0
      ? Math.max(0, whole.length + requestedOffset)
      : Math.min(requestedOffset, whole.length);
  const text = whole.slice(offset, offset + Number(query.get('limit') ?? 65_536));
  const key = query.get('key') ?? 'rna_batch_1.main';
  return aLogRange({ key, stream, text, offset, size: whole.length });
}
