import { aTask, datainsHttp, reportHttp, taskPageOf, uuid } from '@omics-portal/api-mocks';
import { type Task } from '@omics-portal/api';
import { type QcReport } from '@omics-portal/qc-metrics';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** The mocks sign every file of storage; here they are answered by their names. */
function stored(name: string, answer: () => Response): HttpHandler {
  return http.get(`*/storage/*/${name}`, answer);
}

/** The files behind a report: its figures, its page, its log, its tables. */
export const storedFiles = {
  figures: (report: QcReport) => stored('report.json', () => HttpResponse.json(report)),
  otherFigures: stored('report.json', () => HttpResponse.json({ schemaVersion: 99 })),
  noFigures: stored('report.json', () =>
    HttpResponse.json({ message: 'Object does not exist' }, { status: 404 }),
  ),
  page: stored('report.html', () => HttpResponse.html('<!doctype html><title>Report</title>')),
  log: (status: string, msg: string) => stored('log', () => HttpResponse.json({ status, msg })),
  noLog: stored('log', () => HttpResponse.json({ message: 'Object does not exist' }, { status: 404 })),
  table: (name: string, text: string) => stored(name, () => HttpResponse.text(text)),
  /** A page that a frame can show without a server behind it. */
  pageForFrame: datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object', ({ response }) =>
    response(200).json({
      download_url:
        'data:text/html,<!doctype html><html lang="en"><title>Report</title><h1>Made by the tool</h1>',
    }),
  ),
};

/** The id of the report that stories of one report show. */
export const REPORT_ID = uuid(5, 1);

/** One task under any id. */
export function oneTask(overrides: Partial<Task> = {}): HttpHandler {
  const task = aTask({
    id: REPORT_ID,
    name: 'protein_example',
    description: 'The example table of the consortium',
    ...overrides,
  });
  return reportHttp.on('get', '/api/tasks/{id}', ({ response }) => response(200).json(task));
}

/** A list of tasks that answers its filters and pages like a server. */
export function someTasks(tasks: readonly Task[]): HttpHandler {
  return reportHttp.on('get', '/api/tasks', ({ query, response }) => {
    const filters = ['status', 'plugin_name', 'plugin_type'] as const;
    const found = tasks.filter((task) =>
      filters.every((key) => !query.has(key) || query.get(key) === task[key]),
    );
    return response(200).json(taskPageOf(found, query));
  });
}
