import { queryOptions } from '@tanstack/react-query';
import { readWorkflow, readWorkflowPage, type DatainsClient, type WorkStatus } from '@omics-portal/api';
import { JOBS_KEY } from '../work/work-keys';

/** Filter and page of the jobs of a project. */
export interface JobListInput {
  readonly projectId: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
  readonly status?: WorkStatus | undefined;
}

/** Query options of jobs (workflows on the wire). */
export function jobQueries(client: DatainsClient) {
  return {
    list: ({ projectId, page, perPage, status }: JobListInput) =>
      queryOptions({
        queryKey: [...JOBS_KEY, 'list', { projectId, page, perPage, status }],
        queryFn: async ({ signal }) => {
          const query = { project_id: projectId, page, per_page: perPage, ...(status && { status }) };
          const { data } = await client.GET('/api/workflows', { params: { query }, signal });
          return readWorkflowPage(data);
        },
      }),
    /** Number of jobs of all projects. */
    count: () =>
      queryOptions({
        queryKey: [...JOBS_KEY, 'count'],
        queryFn: async ({ signal }) => {
          const params = { query: { page: 1, per_page: 1 } };
          const { data } = await client.GET('/api/workflows', { params, signal });
          return readWorkflowPage(data).total;
        },
      }),
    detail: (id: string) =>
      queryOptions({
        queryKey: [...JOBS_KEY, 'detail', id],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/workflows/{id}', { params: { path: { id } }, signal });
          return readWorkflow(data);
        },
      }),
  };
}
