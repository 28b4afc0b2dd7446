import { queryOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import { LOG_RANGE_BYTES, logRangeFetcher, logTextKey, type LogInput } from './log-range';
import { appendRange, logOfRange, type LogText } from './log-text';

/** Query options of the text of the logs of jobs. */
export function jobLogQueries(client: DatainsClient) {
  const fetchRange = logRangeFetcher(client);
  return {
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
