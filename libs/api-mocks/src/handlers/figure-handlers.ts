import { aProjectFigures } from '../builders/figures';
import { datainsHttp } from '../http/services';

const FIGURES = '/api/projects/{id}/figures';

export const figureHandlers = {
  get: datainsHttp.on('get', FIGURES, ({ response }) => response(200).json(aProjectFigures())),
  /** The app declares no figures. */
  getNone: datainsHttp.on('get', FIGURES, ({ response }) => {
    const { data, ...page } = aProjectFigures({ columns: [], series: [] });
    const jobs = data.filter(({ series }) => series !== '2');
    return response(200).json({
      ...page,
      data: jobs.map((row) => ({
        ...row,
        part: null,
        series: null,
        values: [],
        missing: row.missing ?? ('no-figures' as const),
      })),
    });
  }),
  /** An older server does not know the address. */
  getUnknown: datainsHttp.failing('get', FIGURES, 404),
  getError: datainsHttp.failing('get', FIGURES, 500),
  getLoading: datainsHttp.pending('get', FIGURES),
};
