import { aTask, datainsHttp, DAY, reportHttp, taskPageOf, uuid } from '@omics-portal/api-mocks';
import type { QcReport } from '@omics-portal/qc-metrics';
import type { ReportKind } from '@omics-portal/resources';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { PROTEIN_EXAMPLE, withMetrics } from './published-reports';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Report in stories of many reports: its name, and its figures or the text of its file. */
export interface StoredBatch {
  readonly name: string;
  readonly figures: QcReport | string;
}

/** Protein report of one batch with this SNR; null for a batch without one. */
export function batchOf(name: string, snr: number | null): StoredBatch {
  return { name, figures: withMetrics(PROTEIN_EXAMPLE, { snr: { value: snr } }) };
}

/** Handlers of batches of a tool, one for each day from the oldest: their tasks, newest first, and the file of each. */
export function storedBatches(batches: readonly StoredBatch[], tool: ReportKind = 'protqc'): HttpHandler[] {
  const tasks = batches.map(({ name }, index) =>
    aTask({
      id: uuid(5, index + 1),
      plugin_name: `quartet-${tool}-report`,
      name,
      started_time: DAY + index * DAY_MS,
      response: { result: `minio://reports/${index}/report.json` },
      measurement: { laboratory: 'Lab 7', instrument: null, operator: null, measured_on: null },
    }),
  );
  return [
    reportHttp.on('get', '/api/tasks', ({ query, response }) => {
      const plugin = query.get('plugin_name');
      const found = tasks.filter((task) => !plugin || task.plugin_name === plugin);
      return response(200).json(taskPageOf(found.toReversed(), query));
    }),
    datainsHttp.on('get', '/api/services/{service}/buckets/{bucket}/object', ({ query, response }) =>
      response(200).json({ download_url: `${location.origin}/storage/reports/${query.get('key') ?? ''}` }),
    ),
    http.get('*/storage/reports/:index/report.json', ({ params }) => {
      const figures = batches[Number(params['index'])]?.figures;
      return typeof figures === 'string' ? HttpResponse.text(figures) : HttpResponse.json(figures);
    }),
  ];
}
