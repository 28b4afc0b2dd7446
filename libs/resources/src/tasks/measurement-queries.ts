import { isUnknownId, type MeasurementValues, type ReportClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { tasksKey } from './task-pages';

/** Query options of the laboratories, instruments and operators of reports. */
export function measurementQueries(client: ReportClient) {
  return {
    /** Values of the reports of a tool, or of all; null on older servers, whose reports record none. */
    values: (pluginName?: string) =>
      queryOptions({
        queryKey: [...tasksKey('reports'), 'measurement-values', pluginName ?? null],
        queryFn: async ({ signal }): Promise<MeasurementValues | null> => {
          const query = pluginName === undefined ? {} : { plugin_name: pluginName };
          try {
            return (await client.GET('/api/measurement-values', { params: { query }, signal })).data;
          } catch (error) {
            if (isUnknownId(error)) {
              return null;
            }
            throw error;
          }
        },
      }),
  };
}
