import { uuid, DAY } from '../builders/ids';
import { aProject, aProjectStats } from '../builders/work';
import { pageOf } from '../http/pages';
import { datainsHttp } from '../http/services';

const PROJECT = '/api/projects/{id}';
const STATS = '/api/projects/{id}/stats';

/** One project in each state, and one that is Submitted although it has a finish time. */
export const SOME_PROJECTS = [
  aProject(),
  aProject({
    id: uuid(2, 2),
    project_name: 'rna_batch_2',
    status: 'Succeeded',
    percentage: 100,
    finished_time: DAY + 600_000,
  }),
  aProject({
    id: uuid(2, 3),
    project_name: 'rna_batch_3',
    status: 'Failed',
    percentage: 50,
    finished_time: DAY + 600_000,
  }),
  aProject({ id: uuid(2, 4), project_name: 'rna_batch_4', status: 'Submitted', percentage: 0 }),
  aProject({ id: uuid(2, 5), project_name: 'rna_batch_5', status: 'Aborting' }),
  aProject({ id: uuid(2, 6), project_name: 'rna_batch_6', status: 'Aborted', finished_time: DAY + 600_000 }),
  aProject({
    id: uuid(2, 7),
    project_name: 'rna_batch_7',
    status: 'On Hold',
    description: null,
    group_name: null,
  }),
  aProject({
    id: uuid(2, 8),
    project_name: 'rna_batch_8',
    status: 'Submitted',
    percentage: 0,
    finished_time: DAY + 600_000,
  }),
];

export const projectHandlers = {
  /** Filters and sorts as a server does: deleted projects only on request by `status` or `deleted`. */
  list: datainsHttp.on('get', '/api/projects', ({ query, response }) => {
    const matches = (key: 'app_id' | 'omics', value: string) => (query.get(key) ?? value) === value;
    const status = query.get('status');
    const apps = query.getAll('app');
    const deleted = query.get('deleted') === 'true';
    const part = query.get('search')?.toLowerCase() ?? '';
    const from = Number(query.get('started_from') ?? 0);
    const before = Number(query.get('started_before') ?? Infinity);
    const found = SOME_PROJECTS.filter(
      (project) =>
        (status === null ? deleted || project.status !== 'On Hold' : project.status === status) &&
        matches('app_id', project.app_id) &&
        matches('omics', project.omics ?? '') &&
        (apps.length === 0 || apps.some((app) => project.app_name.includes(`/${app}-`))) &&
        project.project_name.toLowerCase().includes(part) &&
        project.started_time >= from &&
        project.started_time < before,
    );
    const isByName = query.get('sort')?.startsWith('project_name:');
    const sorted = isByName ? found.sort((a, b) => (a.project_name < b.project_name ? -1 : 1)) : found;
    return response(200).json(
      pageOf(query.get('sort')?.endsWith('name:desc') ? sorted.reverse() : sorted, query),
    );
  }),
  listEmpty: datainsHttp.on('get', '/api/projects', ({ query, response }) =>
    response(200).json(pageOf([], query)),
  ),
  listForbidden: datainsHttp.failing('get', '/api/projects', 403),
  listUnauthorized: datainsHttp.failing('get', '/api/projects', 401),
  listError: datainsHttp.failing('get', '/api/projects', 500),
  listLoading: datainsHttp.pending('get', '/api/projects'),
  listUnreachable: datainsHttp.unreachable('get', '/api/projects'),
  create: datainsHttp.on('post', '/api/projects', ({ response }) =>
    response(201).json({ message: { id: uuid(2, 9) } }),
  ),
  createConflict: datainsHttp.failing('post', '/api/projects', 409, 'A project with this name exists'),
  createUnprocessable: datainsHttp.on('post', '/api/projects', ({ response }) =>
    response(422).json({
      message: 'An input file does not exist',
      details: [
        { field: 'samples.0.read1', message: 'minio://users/data/ada/D5_1_R1.fastq.gz does not exist' },
      ],
    }),
  ),
  createError: datainsHttp.failing('post', '/api/projects', 500),
  nameFree: datainsHttp.on('get', '/api/check-projects', ({ query, response }) =>
    response(200).json(pageOf([], query)),
  ),
  nameTaken: datainsHttp.on('get', '/api/check-projects', ({ query, response }) =>
    response(200).json({ ...pageOf([], query), total: 1 }),
  ),
  get: datainsHttp.on('get', PROJECT, ({ params, response }) =>
    response(200).json(SOME_PROJECTS.find(({ id }) => id === params.id) ?? aProject({ id: params.id ?? '' })),
  ),
  getNotFound: datainsHttp.failing('get', PROJECT, 404),
  getForbidden: datainsHttp.failing('get', PROJECT, 403),
  getError: datainsHttp.failing('get', PROJECT, 500),
  getLoading: datainsHttp.pending('get', PROJECT),
  update: datainsHttp.on('put', PROJECT, ({ response }) => response(204).empty()),
  updateConflict: datainsHttp.failing('put', PROJECT, 409, 'A project that has succeeded cannot be stopped'),
  updateForbidden: datainsHttp.failing('put', PROJECT, 403),
  stats: datainsHttp.on('get', STATS, ({ response }) => response(200).json(aProjectStats())),
  statsError: datainsHttp.failing('get', STATS, 500),
};
