import { queryOptions } from '@tanstack/react-query';
import {
  readReportTools,
  ResponseShapeError,
  type ReportClient,
  type Task,
  type TaskStatus,
} from '@omics-portal/api';
import { reportOfTask, type Report } from './report-of-task';

/** How long the list of tools is taken as it is, in milliseconds: tools are installed by hand, and rarely. */
const TOOLS_STALE_MS = 60_000;
/** The service knows no search by name, so it is done here, over as many pages of this many as are worth reading. */
const SEARCH_PAGE = 100;
const SEARCH_PAGES = 10;

/** Which reports, and which page of them. */
export interface ReportListInput {
  readonly page: number;
  readonly pageSize: number;
  /** Name of a tool on the wire; without it, reports of all tools. */
  readonly pluginName?: string | undefined;
  readonly status?: TaskStatus | undefined;
  /** Any part of the name, whatever its case. */
  readonly name?: string | undefined;
}

/** One page of reports, and how many there are in all. */
export interface ReportPageOf {
  readonly total: number;
  readonly reports: readonly Report[];
}

/** Keys and fetchers of report tasks and of the tools that make them. The only place that spells these keys. */
export function taskQueries(client: ReportClient) {
  const root = ['reports', 'tasks'] as const;
  const read = async (query: Omit<ReportListInput, 'name'>, signal: AbortSignal): Promise<ReportPageOf> => {
    const { page, pageSize, pluginName, status } = query;
    const { data } = await client.GET('/api/tasks', {
      params: {
        query: {
          plugin_type: 'ReportPlugin',
          page,
          page_size: pageSize,
          ...(pluginName && { plugin_name: pluginName }),
          ...(status && { status }),
        },
      },
      signal,
    });
    if (typeof data?.total !== 'number' || !Array.isArray(data.data)) {
      throw new ResponseShapeError('a page of reports');
    }
    // One broken task must not take the whole list away.
    const tasks = data.data.filter((task: Task | null) => task !== null && typeof task === 'object');
    return { total: data.total, reports: tasks.map(reportOfTask) };
  };
  return {
    root,
    list: (input: ReportListInput) =>
      queryOptions({
        queryKey: [...root, 'list', input],
        queryFn: ({ signal }) =>
          input.name ? search(input, input.name, (query) => read(query, signal)) : read(input, signal),
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [...root, 'detail', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/tasks/{id}', { params: { path: { id } }, signal });
          if (typeof data?.id !== 'string') {
            throw new ResponseShapeError('a report');
          }
          return reportOfTask(data);
        },
      }),
    tools: () =>
      queryOptions({
        queryKey: ['reports', 'tools'],
        queryFn: async ({ signal }) => readReportTools((await client.GET('/api/manifest', { signal })).data),
        staleTime: TOOLS_STALE_MS,
      }),
  };
}

async function search(
  input: ReportListInput,
  name: string,
  read: (query: ReportListInput) => Promise<ReportPageOf>,
): Promise<ReportPageOf> {
  const wanted = name.toLowerCase();
  const found: Report[] = [];
  for (let page = 1; page <= SEARCH_PAGES; page += 1) {
    const { total, reports } = await read({ ...input, page, pageSize: SEARCH_PAGE });
    found.push(...reports.filter((report) => report.name.toLowerCase().includes(wanted)));
    if (reports.length === 0 || page * SEARCH_PAGE >= total) {
      break;
    }
  }
  const from = (input.page - 1) * input.pageSize;
  return { total: found.length, reports: found.slice(from, from + input.pageSize) };
}
