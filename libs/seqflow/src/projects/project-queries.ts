import { queryOptions } from '@tanstack/react-query';
import {
  readPage,
  readProject,
  readProjectStats,
  ResponseShapeError,
  type DatainsClient,
  type OmicsType,
  type WorkStatus,
} from '@omics-portal/api';

/** Which projects, and which page of them. */
export interface ProjectListInput {
  readonly page: number;
  readonly perPage: number;
  readonly appId?: string | undefined;
  /** Short names of apps, of any version. */
  readonly apps?: readonly string[] | undefined;
  readonly omics?: OmicsType | undefined;
  /** Without it, deleted projects are left out. */
  readonly status?: WorkStatus | undefined;
  /** Exact: the service knows no other search by name. */
  readonly name?: string | undefined;
}

/** Keys and fetchers of projects. The only place that spells these keys. */
export function projectQueries(client: DatainsClient) {
  const root = ['seqflow', 'projects'] as const;
  return {
    root,
    list: ({ page, perPage, appId, apps, omics, status, name }: ProjectListInput) =>
      queryOptions({
        queryKey: [...root, 'list', { page, perPage, appId, apps, omics, status, name }],
        queryFn: async ({ signal }) => {
          const query = {
            page,
            per_page: perPage,
            ...(appId && { app_id: appId }),
            ...(apps && { app: [...apps] }),
            ...(omics && { omics }),
            ...(status && { status }),
            ...(name && { project_name: name }),
          };
          const { data } = await client.GET('/api/projects', { params: { query }, signal });
          return readPage(data, 'a page of projects');
        },
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [...root, 'detail', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/projects/{id}', { params: { path: { id } }, signal });
          return readProject(data);
        },
      }),
    /** The counts of a project's jobs. `sampleCount` stands in for the total where an older server leaves it out. */
    stats: (id: string, sampleCount = 0) =>
      queryOptions({
        queryKey: [...root, 'stats', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/projects/{id}/stats', { params: { path: { id } }, signal });
          if (typeof data !== 'object' || data === null) {
            throw new ResponseShapeError('the counts of a project');
          }
          return data;
        },
        select: (body) => readProjectStats(body, sampleCount),
      }),
    /** Whether a name is taken by anybody. Never answered from memory: somebody else may have taken it since. */
    nameTaken: (name: string) =>
      queryOptions({
        queryKey: [...root, 'name-taken', name],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/check-projects', {
            params: { query: { project_name: name } },
            signal,
          });
          return readPage(data, 'whether a name is taken').total > 0;
        },
        gcTime: 0,
        staleTime: 0,
        retry: false,
      }),
  };
}
