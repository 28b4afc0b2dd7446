import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  isLogRange,
  readWorkflowLogs,
  type DatainsClient,
  type LogRange,
  type WorkflowLogs,
} from '@omics-portal/api';
import { JOB_LOGS_KEY } from '../work/work-keys';
import { appendRange, logOfRange, prependRange, type LogText } from './log-text';

/** One log stream of a job. */
export interface LogInput {
  readonly jobId: string;
  /** Name of the task within the job, as the list of logs has it. */
  readonly key: string;
  readonly stream: 'stdout' | 'stderr';
}

/** Size of one range of a log, in bytes. */
const LOG_RANGE_BYTES = 65_536;

/** Query options and readers of the logs of jobs. */
export function jobLogQueries(client: DatainsClient) {
  const fetchRange = logRangeFetcher(client);
  const logKey = (input: LogInput) => [...JOB_LOGS_KEY, 'text', input] as const;
  return {
    /** Names of the logs of a job. */
    list: (jobId: string) =>
      queryOptions({
        queryKey: [...JOB_LOGS_KEY, 'list', jobId],
        queryFn: async ({ signal }): Promise<WorkflowLogs> => {
          const params = { path: { id: jobId } };
          const { data } = await client.GET('/api/workflows/{id}/logs', { params, signal });
          return readWorkflowLogs(data);
        },
      }),
    /** One log. The first fetch reads its end, where failures are reported; each refetch appends what was written since. */
    text: (input: LogInput) =>
      queryOptions({
        queryKey: logKey(input),
        queryFn: async ({ signal, client: queryClient }): Promise<LogText> => {
          const loaded = queryClient.getQueryData<LogText>(logKey(input));
          const longer =
            loaded && appendRange(loaded, await fetchRange(input, loaded.to, LOG_RANGE_BYTES, signal));
          return longer ?? logOfRange(await fetchRange(input, -LOG_RANGE_BYTES, LOG_RANGE_BYTES, signal));
        },
        staleTime: Infinity,
        gcTime: 0,
      }),
    /** Loads the range before the loaded part into the cached log. */
    loadEarlier: async (queryClient: QueryClient, input: LogInput): Promise<void> => {
      const loaded = queryClient.getQueryData<LogText>(logKey(input));
      if (loaded && loaded.from > 0) {
        const offset = Math.max(0, loaded.from - LOG_RANGE_BYTES);
        const earlier = await fetchRange(input, offset, loaded.from - offset);
        queryClient.setQueryData<LogText>(logKey(input), (now) => now && prependRange(now, earlier));
      }
    },
    /** Fetches the whole of a log, for download. */
    fetchWhole: async (input: LogInput): Promise<string> => {
      const texts: string[] = [];
      let offset = 0;
      for (;;) {
        const range = await fetchRange(input, offset, LOG_RANGE_BYTES * 16);
        texts.push(range.text);
        if (range.next_offset >= range.size || range.next_offset <= offset) {
          return texts.join('');
        }
        offset = range.next_offset;
      }
    },
  };
}

/** Fetches one range of a log; a negative offset counts from the end. */
function logRangeFetcher(client: DatainsClient) {
  /** Older servers have no ranges: they return links, and the file behind a link comes as a whole. */
  const fetchWholeFile = async ({ jobId, key, stream }: LogInput, logs: WorkflowLogs): Promise<LogRange> => {
    const link = logs[key]?.[stream] ?? '';
    const isLink = link.includes('://');
    const params = { path: { id: jobId }, query: { path: link } };
    const { data } = isLink
      ? await client.GET('/api/workflows/{id}/filecontent', { params })
      : { data: { message: link } };
    const text = data.message;
    return { key, stream, text, offset: 0, next_offset: text.length, size: text.length, complete: true };
  };
  return async (input: LogInput, offset: number, limit: number, signal?: AbortSignal): Promise<LogRange> => {
    const { jobId, key, stream } = input;
    const params = { path: { id: jobId }, query: { key, stream, offset, limit } };
    const { data } = await client.GET('/api/workflows/{id}/logs', { params, ...(signal && { signal }) });
    return isLogRange(data) ? data : await fetchWholeFile(input, readWorkflowLogs(data));
  };
}
