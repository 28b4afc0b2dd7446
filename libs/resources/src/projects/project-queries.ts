import { queryOptions } from '@tanstack/react-query';
import {
  readProject,
  readProjectPage,
  readProjectStats,
  ResponseShapeError,
  type DatainsClient,
  type OmicsType,
  type Project,
  type WorkStatus,
} from '@omics-portal/api';
import { PROJECTS_KEY } from '../work/work-keys';

/** Filter and page of a project list. */
export interface ProjectListInput {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly appId?: string | undefined;
  /** Short names of apps, of any version. */
  readonly apps?: readonly string[] | undefined;
  readonly omics?: OmicsType | undefined;
  /** Without a status, deleted projects are left out. */
  readonly status?: WorkStatus | undefined;
  /** Part of the name, in any case. */
  readonly search?: string | undefined;
  /** Earliest start, in milliseconds. */
  readonly startedFrom?: number | undefined;
  /** End of the range of starts, in milliseconds; not included. */
  readonly startedBefore?: number | undefined;
  /** Lists deleted projects as well. */
  readonly deleted?: boolean | undefined;
  /** Default: the newest start first. */
  readonly sort?: ProjectSort | undefined;
}

/** Order of a project list. */
export interface ProjectSort {
  readonly field: 'project_name' | 'status' | 'percentage' | 'started_time' | 'finished_time';
  readonly direction: 'asc' | 'desc';
}

/** The newest projects under way, and the number of all projects under way. */
export interface OngoingProjects {
  readonly projects: readonly Project[];
  readonly total: number;
}

const ONGOING_STATUSES = ['Running', 'Submitted'] as const satisfies readonly WorkStatus[];
const MAX_ONGOING = 6;

/** Query options of projects: lists, counts, one project, and the counts of its jobs. */
export function projectQueries(client: DatainsClient) {
  const fetchPage = async (input: ProjectListInput, signal: AbortSignal) => {
    const { page, perPage, appId, apps, omics, status, search, startedFrom, startedBefore, sort } = input;
    const query = {
      page,
      per_page: perPage,
      ...(appId && { app_id: appId }),
      ...(apps && { app: [...apps] }),
      ...(omics && { omics }),
      ...(status && { status }),
      ...(search && { search }),
      ...(startedFrom !== undefined && { started_from: startedFrom }),
      ...(startedBefore !== undefined && { started_before: startedBefore }),
      ...(input.deleted && { deleted: true }),
      ...(sort && { sort: `${sort.field}:${sort.direction}` }),
    };
    const { data } = await client.GET('/api/projects', { params: { query }, signal });
    return readProjectPage(data);
  };
  return {
    list: (input: ProjectListInput) =>
      queryOptions({
        queryKey: [...PROJECTS_KEY, 'list', input],
        queryFn: ({ signal }) => fetchPage(input, signal),
      }),
    /** Number of projects, deleted ones left out. */
    count: () =>
      queryOptions({
        queryKey: [...PROJECTS_KEY, 'count'],
        queryFn: async ({ signal }) => (await fetchPage({ page: 1, perPage: 1 }, signal)).total,
      }),
    ongoing: () =>
      queryOptions({
        queryKey: [...PROJECTS_KEY, 'ongoing'],
        queryFn: async ({ signal }): Promise<OngoingProjects> => {
          const pages = await Promise.all(
            ONGOING_STATUSES.map((status) => fetchPage({ page: 1, perPage: MAX_ONGOING, status }, signal)),
          );
          return {
            // A project with a finish time has ended, even if its status was never updated.
            projects: pages.flatMap(({ data }) => data).filter((project) => !project.finished_time),
            total: pages.reduce((sum, { total }) => sum + total, 0),
          };
        },
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [...PROJECTS_KEY, 'detail', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/projects/{id}', { params: { path: { id } }, signal });
          return readProject(data);
        },
      }),
    /** Samples of a project, in the order of its sample sheet; they never change. */
    samples: (id: string) =>
      queryOptions({
        // Outside the key of projects, which is refetched at every change of a job.
        queryKey: ['project-samples', id],
        queryFn: async ({ signal }) => {
          const params = { path: { id }, query: { samples: true } };
          const { data } = await client.GET('/api/projects/{id}', { params, signal });
          return readProject(data).samples ?? [];
        },
        staleTime: Infinity,
      }),
    /** Counts of a project's jobs. `sampleCount` replaces the total where an older server omits it. */
    stats: (id: string, sampleCount = 0) =>
      queryOptions({
        queryKey: [...PROJECTS_KEY, 'stats', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/projects/{id}/stats', { params: { path: { id } }, signal });
          const body = data as typeof data | null;
          if (typeof body !== 'object' || body === null) {
            throw new ResponseShapeError('the counts of a project');
          }
          return body;
        },
        select: (body) => readProjectStats(body, sampleCount),
      }),
  };
}
