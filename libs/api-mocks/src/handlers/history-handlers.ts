import type { ChartNoteSubmit } from '@omics-portal/api';
import { uuid } from '../builders/ids';
import { aChartNote } from '../builders/reports';
import { reportHttp } from '../http/services';

const NOTES = '/api/chart-notes';
const NOTE = '/api/chart-notes/{id}';
const VALUES = '/api/measurement-values';

/** Laboratories, instruments and operators of reports. */
export const measurementHandlers = {
  values: reportHttp.on('get', VALUES, ({ response }) =>
    response(200).json({
      laboratory: ['Lab 7', 'Lab 8'],
      instrument: ['QE-HF 1', 'QE-HF 2'],
      operator: ['Grace'],
    }),
  ),
};

/** Columns of a note from a request. */
function noteOf({ laboratory, instrument, group_name, ...note }: ChartNoteSubmit) {
  return {
    ...note,
    laboratory: laboratory ?? null,
    instrument: instrument ?? null,
    group_name: group_name ?? null,
  };
}

/** Notes on control charts. */
export const chartNoteHandlers = {
  list: reportHttp.on('get', NOTES, ({ response }) => response(200).json({ total: 1, data: [aChartNote()] })),
  listEmpty: reportHttp.on('get', NOTES, ({ response }) => response(200).json({ total: 0, data: [] })),
  listError: reportHttp.failing('get', NOTES, 500),
  create: reportHttp.on('post', NOTES, async ({ body, response }) =>
    response(201).json(aChartNote({ id: uuid(7, 2), ...noteOf(await body()) })),
  ),
  createError: reportHttp.failing('post', NOTES, 500),
  update: reportHttp.on('put', NOTE, async ({ body, params, response }) =>
    response(200).json(aChartNote({ id: params.id ?? '', ...noteOf(await body()) })),
  ),
  remove: reportHttp.on('delete', NOTE, ({ response }) => response(204).empty()),
};
