import { queryOptions } from '@tanstack/react-query';
import type { DatainsClient, OmicsType, Project, WorkStatus } from '@omics-portal/api';
import { PROJECTS_KEY } from '../work/work-keys';
import { readProjectPage } from '../readers/read-project';

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

/** Query options of lists and counts of projects; those of one project are `projectFactQueries`. */
export function projectQueries(client: DatainsClient) {
  const fetchPage = async (input: ProjectListInput, signal: AbortSignal) => {
    const { page, perPage, appId, apps, omics, status, search, deleted, sort } = input;
    const conditions = Object.entries({
      app_id: appId,
      app: apps,
      omics,
      status,
      search,
      started_from: input.startedFrom,
      started_before: input.startedBefore,
      deleted,
      sort: sort && `${sort.field}:${sort.direction}`,
    });
    // An empty condition holds for every project: the request leaves it out.
    const query = Object.fromEntries([
      ['page', page],
      ['per_page', perPage],
      ...conditions.filter(([, value]) => value),
    ]);
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
  };
}
