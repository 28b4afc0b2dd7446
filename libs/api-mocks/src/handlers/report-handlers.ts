import { aReportTool } from '../builders/apps';
import { BRAND, DAY, uuid } from '../builders/ids';
import { anUploadCheck, anUploadTask, anUploadToken, aTask } from '../builders/reports';
import { filteredTaskPage, taskPageOf } from '../http/pages';
import { reportHttp } from '../http/services';

const TASK = '/api/tasks/{id}';
const DATASET = '/api/tool/omics-dataset';

/** Finished, running and failed reports, and an upload task. */
export const SOME_TASKS = [
  aTask(),
  aTask({ id: uuid(5, 3), name: 'protein_batch_2', status: 'Started', percentage: 40, finished_time: null }),
  aTask({
    id: uuid(5, 4),
    name: 'metabolite_batch_1',
    plugin_name: `${BRAND}-metqc-report`,
    status: 'Failed',
    percentage: 60,
  }),
  anUploadTask(),
];

export const reportToolHandlers = {
  list: reportHttp.on('get', '/api/manifest', ({ response }) => {
    const data = [
      aReportTool(),
      aReportTool({
        name: 'Metabolomics QC report',
        short_name: `${BRAND}-metqc-report`,
        tags: ['metabolomics'],
      }),
    ];
    return response(200).json({ success: true, total: data.length, data });
  }),
  listEmpty: reportHttp.on('get', '/api/manifest', ({ response }) =>
    response(200).json({ success: true, total: 0, data: [] }),
  ),
  listError: reportHttp.failing('get', '/api/manifest', 500),
};

export const taskHandlers = {
  /** Applies its filters, as a server does. */
  list: reportHttp.on('get', '/api/tasks', ({ query, response }) =>
    response(200).json(filteredTaskPage(SOME_TASKS, query)),
  ),
  listEmpty: reportHttp.on('get', '/api/tasks', ({ query, response }) =>
    response(200).json(taskPageOf([], query)),
  ),
  listForbidden: reportHttp.failing('get', '/api/tasks', 403),
  listError: reportHttp.failing('get', '/api/tasks', 500),
  listLoading: reportHttp.pending('get', '/api/tasks'),
  get: reportHttp.on('get', TASK, ({ params, response }) =>
    response(200).json(SOME_TASKS.find(({ id }) => id === params.id) ?? aTask({ id: params.id ?? '' })),
  ),
  /** Changes marks, measurement and references, as a server does. */
  update: reportHttp.on('put', TASK, async ({ body, params, response }) => {
    const { checked, archived, measurement, references } = await body();
    return response(200).json(
      aTask({
        id: params.id ?? '',
        ...(checked && { checked_time: DAY + 3000, checked_by: 'ada@example.org' }),
        ...(archived && { archived_time: DAY + 3000, archived_by: 'ada@example.org' }),
        ...(measurement && { measurement: { ...aTask().measurement, ...measurement } }),
        ...(references && { references }),
      }),
    );
  }),
  updateRefused: reportHttp.failing('put', TASK, 409, 'Only a finished report can be checked or archived.'),
  getNotFound: reportHttp.failing('get', TASK, 404),
  getError: reportHttp.failing('get', TASK, 500),
  getLoading: reportHttp.pending('get', TASK),
};

export const reportHandlers = {
  create: reportHttp.on('post', '/api/report/{name}', ({ response }) =>
    response(201).json({
      id: uuid(5, 1),
      report: 'minio://tservice/0b1c/report.html',
      log: 'minio://tservice/0b1c/log',
      result: 'minio://tservice/0b1c/report.json',
    }),
  ),
  getHtml: reportHttp.on('get', '/api/tasks/{id}/html', ({ response }) =>
    response(200).text('<!doctype html><h1>Page of the tool</h1><h2>How to cite</h2>'),
  ),
  createPdf: reportHttp.on('post', '/api/tasks/{id}/pdf', ({ response }) =>
    response(200).json({ link: 'minio://tservice/0b1c/report.pdf' }),
  ),
  createPdfError: reportHttp.failing(
    'post',
    '/api/tasks/{id}/pdf',
    422,
    'The report is too large for a PDF document. Open the report as HTML and print it in your browser.',
  ),
  createNotInstalled: reportHttp.failing(
    'post',
    '/api/report/{name}',
    404,
    'This report tool is not installed',
  ),
  createUnprocessable: reportHttp.failing(
    'post',
    '/api/report/{name}',
    422,
    'The data file has no column named in the metadata',
  ),
  createError: reportHttp.failing('post', '/api/report/{name}', 500),
};

export const uploadHandlers = {
  create: reportHttp.on('post', DATASET, async ({ body, response }) => {
    const { manager, name, data_type } = await body();
    const upload_link = `minio://users/data/${manager}/${name}/${data_type}/`;
    return response(201).json({ task_id: uuid(5, 5), data: { upload_link } });
  }),
  createConflict: reportHttp.failing('post', DATASET, 409, 'A dataset with this name exists'),
  refreshToken: reportHttp.on('post', `${DATASET}/{id}/refresh-token`, ({ response }) =>
    response(201).json(anUploadToken()),
  ),
  refreshTokenError: reportHttp.failing('post', `${DATASET}/{id}/refresh-token`, 500),
  check: reportHttp.on('put', `${DATASET}/{id}`, ({ response }) => response(200).json(anUploadCheck())),
  checkFailed: reportHttp.on('put', `${DATASET}/{id}`, ({ response }) =>
    response(200).json(anUploadCheck({ status: 'Failed', msg: 'D5_1_R2.fastq.gz is missing\n' })),
  ),
};
