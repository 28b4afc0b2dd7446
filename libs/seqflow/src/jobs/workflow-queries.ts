import { queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  isLogRange,
  readPage,
  readWorkflow,
  readWorkflowLogs,
  type DatainsClient,
  type LogRange,
  type WorkflowLogs,
  type WorkStatus,
} from '@omics-portal/api';
import { appendRange, prependRange, type LogText } from '../logs/log-text';

/** Which jobs of a project, and which page of them. */
export interface JobListInput {
  readonly projectId: string;
  readonly page: number;
  readonly perPage: number;
  readonly status?: WorkStatus | undefined;
}

/** Which log of which job. */
export interface LogInput {
  readonly jobId: string;
  readonly key: string;
  readonly stream: 'stdout' | 'stderr';
}

/** How much of a log is read at once, in bytes. */
export const LOG_RANGE_BYTES = 65_536;

/** Reads one range of a log; a negative offset counts from its end. */
function logReader(client: DatainsClient) {
  /** An older server knows no ranges: it answers with links, and the file behind a link comes as a whole. */
  const wholeFile = async ({ jobId, key, stream }: LogInput, logs: WorkflowLogs): Promise<LogRange> => {
    const link = logs[key]?.[stream] ?? '';
    const isLink = link.includes('://');
    const { data } = isLink
      ? await client.GET('/api/workflows/{id}/filecontent', {
          params: { path: { id: jobId }, query: { path: link } },
        })
      : { data: { message: link } };
    const text = data!.message;
    return { key, stream, text, offset: 0, next_offset: text.length, size: text.length, complete: true };
  };
  return async (
    { jobId, key, stream }: LogInput,
    offset: number,
    limit: number,
    signal?: AbortSignal,
  ): Promise<LogRange> => {
    const params = { path: { id: jobId }, query: { key, stream, offset, limit } };
    const { data } = await client.GET('/api/workflows/{id}/logs', { params, ...(signal && { signal }) });
    return isLogRange(data) ? data : await wholeFile({ jobId, key, stream }, readWorkflowLogs(data));
  };
}

/** Keys and fetchers of jobs. The only place that spells these keys. */
export function workflowQueries(client: DatainsClient) {
  const root = ['seqflow', 'workflows'] as const;
  const range = logReader(client);
  const logKey = (input: LogInput) => [...root, 'log', input] as const;
  return {
    root,
    list: ({ projectId, page, perPage, status }: JobListInput) =>
      queryOptions({
        queryKey: [...root, 'list', { projectId, page, perPage, status }],
        queryFn: async ({ signal }) => {
          const query = { project_id: projectId, page, per_page: perPage, ...(status && { status }) };
          const { data } = await client.GET('/api/workflows', { params: { query }, signal });
          return readPage(data, 'a page of jobs');
        },
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [...root, 'detail', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/workflows/{id}', { params: { path: { id } }, signal });
          return readWorkflow(data);
        },
      }),
    /** Which logs a job has. */
    logs: (id: string) =>
      queryOptions({
        queryKey: [...root, 'logs', id],
        queryFn: async ({ signal }): Promise<WorkflowLogs> => {
          const { data } = await client.GET('/api/workflows/{id}/logs', { params: { path: { id } }, signal });
          return readWorkflowLogs(data);
        },
      }),
    /** One log. The first reading brings the tail, where the reason of a failure stands; each further one what came since. */
    log: (input: LogInput) =>
      queryOptions({
        queryKey: logKey(input),
        queryFn: async ({ signal, client: queryClient }): Promise<LogText> => {
          const known = queryClient.getQueryData<LogText>(logKey(input));
          const next = await range(input, known?.to ?? -LOG_RANGE_BYTES, LOG_RANGE_BYTES, signal);
          const merged = appendRange(known, next);
          return (
            merged ?? appendRange(undefined, await range(input, -LOG_RANGE_BYTES, LOG_RANGE_BYTES, signal))!
          );
        },
        staleTime: Infinity,
        gcTime: 0,
      }),
    /** Reads the part before the shown one into the same log. */
    readEarlier: async (queryClient: QueryClient, input: LogInput): Promise<void> => {
      const known = queryClient.getQueryData<LogText>(logKey(input));
      if (known && known.from > 0) {
        const offset = Math.max(0, known.from - LOG_RANGE_BYTES);
        const earlier = await range(input, offset, known.from - offset);
        queryClient.setQueryData<LogText>(logKey(input), (now) => now && prependRange(now, earlier));
      }
    },
    /** The whole of one log, for download. */
    wholeLog: async (input: LogInput): Promise<string> => {
      const texts: string[] = [];
      let offset = 0;
      for (;;) {
        const part = await range(input, offset, LOG_RANGE_BYTES * 16);
        texts.push(part.text);
        if (part.next_offset >= part.size || part.next_offset <= offset) {
          return texts.join('');
        }
        offset = part.next_offset;
      }
    },
  };
}
