import { queryOptions } from '@tanstack/react-query';
import { ResponseShapeError, type DatainsClient } from '@omics-portal/api';
import { PROJECTS_KEY } from '../work/work-keys';
import { readProject, readProjectStats } from '../readers/read-project';

/** Query options of one project, its samples and the counts of its jobs. Apart from the lists, which the dashboard loads. */
export function projectFactQueries(client: DatainsClient) {
  return {
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
