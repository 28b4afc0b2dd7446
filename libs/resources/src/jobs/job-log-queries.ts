import { queryOptions } from '@tanstack/react-query';
import { readWorkflowLogs, type DatainsClient, type WorkflowLogs } from '@omics-portal/api';
import { JOB_LOGS_KEY } from '../work/work-keys';
import { LOG_RANGE_BYTES, logRangeFetcher, logTextKey, type LogInput } from './log-range';
import { appendRange, logOfRange, type LogText } from './log-text';

/** Query options of the logs of jobs. */
export function jobLogQueries(client: DatainsClient) {
  const fetchRange = logRangeFetcher(client);
  return {
    /** Names of the logs of an attempt of a job, by default the newest one. */
    list: (jobId: string, attempt?: number) =>
      queryOptions({
        queryKey: [...JOB_LOGS_KEY, 'list', jobId, attempt],
        queryFn: async ({ signal }): Promise<WorkflowLogs> => {
          const params = { path: { id: jobId }, ...(attempt !== undefined && { query: { attempt } }) };
          const { data } = await client.GET('/api/workflows/{id}/logs', { params, signal });
          return readWorkflowLogs(data);
        },
      }),
    /** One log. The first fetch reads its end, where failures are reported; each refetch appends what was written since. */
    text: (input: LogInput) =>
      queryOptions({
        queryKey: logTextKey(input),
        queryFn: async ({ signal, client: queryClient }): Promise<LogText> => {
          const loaded = queryClient.getQueryData<LogText>(logTextKey(input));
          const longer =
            loaded && appendRange(loaded, await fetchRange(input, loaded.to, LOG_RANGE_BYTES, signal));
          return longer ?? logOfRange(await fetchRange(input, -LOG_RANGE_BYTES, LOG_RANGE_BYTES, signal));
        },
        staleTime: Infinity,
        gcTime: 0,
      }),
  };
}
