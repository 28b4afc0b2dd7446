import { aTask, datainsHttp, filteredTaskPage, reportHttp, uuid } from '@omics-portal/api-mocks';
import { type Task } from '@omics-portal/api';
import { type QcCurves, type QcReport } from '@omics-portal/qc-metrics';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** Handler of a file in storage, by its name under any signed URL. */
function stored(name: string, respond: () => Response): HttpHandler {
  return http.get(`*/storage/*/${name}`, respond);
}

/** Handlers of the files of a report: figures, page, log and tables. */
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
  noFile: (name: string) =>
    stored(name, () => HttpResponse.json({ message: 'Object does not exist' }, { status: 404 })),
  curves: (curves: QcCurves) => stored('curves.json', () => HttpResponse.json(curves)),
  document: (text: string) =>
    stored('report.pdf', () =>
      HttpResponse.text(onePagePdf(text), { headers: { 'Content-Type': 'application/pdf' } }),
    ),
  /** Page for a frame, as a data URL, which needs no server. */
  pageForFrame: datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object', ({ response }) =>
    response(200).json({
      download_url:
        'data:text/html,<!doctype html><html lang="en"><title>Report</title><h1>Page of the tool</h1>',
    }),
  ),
};

/** Id of the report in stories of one report. */
export const REPORT_ID = uuid(5, 1);

/** Handler that returns a task for any id. */
export function oneTask(overrides: Partial<Task> = {}): HttpHandler {
  const task = aTask({
    id: REPORT_ID,
    name: 'protein_example',
    description: 'The example table of the consortium',
    ...overrides,
  });
  return reportHttp.on('get', '/api/tasks/{id}', ({ response }) => response(200).json(task));
}

/** Handler that returns a task for any id, without the fields of servers that set marks. */
export function oneOlderTask(overrides: Partial<Task> = {}): HttpHandler {
  const {
    checked_by: _checkedBy,
    archived_by: _archivedBy,
    ...task
  } = aTask({
    id: REPORT_ID,
    name: 'protein_example',
    ...overrides,
  });
  return reportHttp.on('get', '/api/tasks/{id}', ({ response }) => response(200).json(task));
}

/** Handler of a list of tasks with filters and pagination. */
export function someTasks(tasks: readonly Task[]): HttpHandler {
  return reportHttp.on('get', '/api/tasks', ({ query, response }) =>
    response(200).json(filteredTaskPage(tasks, query)),
  );
}

/** Handler of a list of tasks on an older server, which ignores the filters by name, verdict and start. */
export function someTasksOfOlderServer(tasks: readonly Task[]): HttpHandler {
  return reportHttp.on('get', '/api/tasks', ({ query, response }) =>
    response(200).json(filteredTaskPage(tasks, query, { older: true })),
  );
}

/** PDF document of one page with one line of ASCII text. */
function onePagePdf(text: string): string {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  const head = '%PDF-1.4\n';
  const bodies = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const offsets = bodies.map((_, index) => head.length + bodies.slice(0, index).join('').length);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = head.length + bodies.join('').length;
  return `${head}${bodies.join('')}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
