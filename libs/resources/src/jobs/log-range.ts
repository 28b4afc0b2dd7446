import type { DatainsClient, LogRange, WorkflowLogs } from '@omics-portal/api';
import { JOB_LOGS_KEY } from '../work/work-keys';
import { isLogRange, readWorkflowLogs } from '../readers/read-workflow';

/** One log stream of a job. */
export interface LogInput {
  readonly jobId: string;
  /** Number of an attempt; undefined for the newest one. */
  readonly attempt?: number | undefined;
  /** Name of the task within the job, as the list of logs has it. */
  readonly key: string;
  readonly stream: 'stdout' | 'stderr';
}

/** Size of one range of a log, in bytes. */
export const LOG_RANGE_BYTES = 65_536;

/** Query key of the text of a log. */
export const logTextKey = (input: LogInput) => [...JOB_LOGS_KEY, 'text', input] as const;

/** Fetches one range of a log; a negative offset counts from the end. */
export function logRangeFetcher(client: DatainsClient) {
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
    const { jobId, attempt, key, stream } = input;
    const query = { key, stream, offset, limit, ...(attempt !== undefined && { attempt }) };
    const params = { path: { id: jobId }, query };
    const { data } = await client.GET('/api/workflows/{id}/logs', { params, ...(signal && { signal }) });
    return isLogRange(data) ? data : await fetchWholeFile(input, readWorkflowLogs(data));
  };
}
