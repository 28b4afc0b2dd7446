import { aTask, datainsHttp, reportHttp, uuid } from '@omics-portal/api-mocks';
import type { QcReport } from '@omics-portal/qc-metrics';
import { http, HttpResponse, type HttpHandler } from 'msw';

/** Report of a comparison on the mocked server. */
interface Stored {
  readonly name: string;
  /** Null: the file is missing. */
  readonly figures: QcReport | null;
  readonly status?: 'Finished' | 'Started' | 'Failed';
  /** Day of the measurement in Lab 7. */
  readonly measuredOn?: string;
  /** Storage link of the data table. */
  readonly dataFile?: string;
}

const idOf = (index: number) => uuid(5, index + 1);
/** Ids of the first reports of {@link someReports}, as the address of a comparison has them. */
export const address = (count: number) => Array.from({ length: count }, (_, index) => idOf(index)).join(',');

/** Handlers of some reports: their tasks, the list, and the file of each. */
export function someReports(reports: readonly Stored[]): HttpHandler[] {
  const tasks = reports.map(({ name, status = 'Finished', measuredOn = null, dataFile }, index) =>
    aTask({
      ...(dataFile && { payload: { name, data_file: dataFile } }),
      id: idOf(index),
      name,
      status,
      response: { result: `minio://reports/${index}/report.json` },
      measurement: { laboratory: 'Lab 7', instrument: null, operator: null, measured_on: measuredOn },
    }),
  );
  return [
    reportHttp.on('get', '/api/tasks/{id}', ({ params, response }) => {
      const task = tasks.find(({ id }) => id === params.id);
      return task ? response(200).json(task) : response(404).json({ message: 'Not found the record.' });
    }),
    reportHttp.on('get', '/api/tasks', ({ response }) =>
      response(200).json({ page: 1, page_size: 100, total: tasks.length, data: tasks }),
    ),
    datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object', ({ query, response }) =>
      response(200).json({ download_url: `${location.origin}/storage/reports/${query.get('key') ?? ''}` }),
    ),
    http.get('*/storage/reports/:index/report.json', ({ params }) => {
      const figures = reports[Number(params['index'])]?.figures;
      return figures ? HttpResponse.json(figures) : new HttpResponse(null, { status: 404 });
    }),
  ];
}
