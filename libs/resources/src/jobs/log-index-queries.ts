import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  NotFoundError,
  type DatainsClient,
  type LogIndex,
  type LogLine,
  type LogMatches,
} from '@omics-portal/api';
import { JOB_LOGS_KEY } from '../work/work-keys';
import type { LogInput } from './log-range';

/** Number of lines that are fetched at once. */
export const LOG_PAGE_LINES = 200;

/** Search in a log: a text, a regular expression, or lines that report an error. */
export interface LogSearch {
  readonly kind: 'text' | 'pattern' | 'errors';
  readonly q: string;
  readonly matchCase: boolean;
}

/** Page of lines, in the state of the log that is known. */
export interface LogPageInput {
  /** Version of the log, as its index has it. */
  readonly version: number;
  /** Number of the page, from 0. */
  readonly page: number;
  /** Number of lines on the page. */
  readonly count: number;
  /** Size of the log for the last page, whose last line may still be written; 0 for the others. */
  readonly size: number;
}

const INDEX_KEY = [...JOB_LOGS_KEY, 'index'] as const;
const LINES_KEY = [...JOB_LOGS_KEY, 'lines'] as const;
const SEARCH_KEY = [...JOB_LOGS_KEY, 'search'] as const;

/** Lifetime of lines that are not shown, in milliseconds: a long log must not stay in memory. */
const LINES_GC_MS = 30_000;

function paramsOf({ jobId, attempt, key, stream }: LogInput) {
  return { path: { id: jobId }, query: { key, stream, ...(attempt !== undefined && { attempt }) } };
}

/** Query options of the lines of logs, which a server counts. */
export function logIndexQueries(client: DatainsClient) {
  const fetchLines = async (input: LogInput, from: number, count: number, signal: AbortSignal) => {
    const { path, query } = paramsOf(input);
    const params = { path, query: { ...query, from, count } };
    const { data } = await client.GET('/api/workflows/{id}/logs/lines', { params, signal });
    return data.lines;
  };
  return {
    /** Count of lines and errors; null for a server that does not count them. */
    index: (input: LogInput) =>
      queryOptions({
        queryKey: [...INDEX_KEY, input],
        queryFn: async ({ signal }): Promise<LogIndex | null> => {
          try {
            const params = paramsOf(input);
            const { data } = await client.GET('/api/workflows/{id}/logs/index', { params, signal });
            return data;
          } catch (error) {
            if (error instanceof NotFoundError) {
              return null;
            }
            throw error;
          }
        },
        gcTime: 0,
      }),
    /** Lines of a page. A server returns fewer of very long lines, so that it takes several calls. */
    page: (queryClient: QueryClient, input: LogInput, { version, page, count, size }: LogPageInput) =>
      queryOptions({
        queryKey: [...LINES_KEY, input, version, page, count, size],
        queryFn: async ({ signal }): Promise<readonly LogLine[]> => {
          const lines: LogLine[] = [];
          while (lines.length < count) {
            const from = page * LOG_PAGE_LINES + lines.length + 1;
            const next = await fetchLines(input, from, count - lines.length, signal);
            if (next.length === 0) {
              break;
            }
            lines.push(...next);
          }
          return lines;
        },
        // The page of a growing log stays on the screen until its next state is there.
        placeholderData: () =>
          queryClient
            .getQueriesData<readonly LogLine[]>({ queryKey: [...LINES_KEY, input, version, page] })
            .findLast(([, data]) => data !== undefined)?.[1],
        staleTime: Infinity,
        gcTime: LINES_GC_MS,
      }),
    /** Search from the first line on. Each page is one call; the next one begins where the server stopped. */
    search: (input: LogInput, version: number, { kind, q, matchCase }: LogSearch) =>
      infiniteQueryOptions({
        queryKey: [...SEARCH_KEY, input, version, kind, q, matchCase],
        queryFn: async ({ pageParam, signal }): Promise<LogMatches> => {
          const { path, query } = paramsOf(input);
          const wanted = kind === 'errors' ? {} : { q, match_case: matchCase };
          const params = { path, query: { ...query, ...wanted, kind, from: pageParam, limit: 1000 } };
          const { data } = await client.GET('/api/workflows/{id}/logs/search', { params, signal });
          return data;
        },
        initialPageParam: 1,
        getNextPageParam: ({ next_line }) => next_line ?? undefined,
        staleTime: Infinity,
        gcTime: 0,
        retry: false,
      }),
  };
}
