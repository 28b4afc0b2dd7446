import { reportHttp } from '../http/services';

const SAMPLES = '/api/folder-samples';

/** Responses about the samples of a stored folder. */
export const folderSampleHandlers = {
  list: reportHttp.on('get', SAMPLES, ({ response }) =>
    response(200).json({
      total: 2,
      complete: true,
      data: [
        { name: 'lab7_a', donor: null, figures: 5 },
        { name: 'LCL6_1', donor: 'D6', figures: 5 },
      ],
    }),
  ),
  listPartly: reportHttp.on('get', SAMPLES, ({ response }) =>
    response(200).json({ total: 0, complete: false, data: [] }),
  ),
  listError: reportHttp.failing('get', SAMPLES, 500),
};
