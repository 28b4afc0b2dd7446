import { queryOptions } from '@tanstack/react-query';
import { NotFoundError, type DatainsClient, type JobGroups, type WorkflowAction } from '@omics-portal/api';
import { JOBS_KEY } from '../work/work-keys';
import { fetchJobPage } from './fetch-job-page';
import { presentConditions, type JobFilter } from './job-filter';
import { readWorkflow } from '../readers/read-workflow';

/** Filter and page of the jobs of a project. */
export interface JobListInput extends JobFilter {
  readonly projectId: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Query options of jobs (workflows on the wire). */
export function jobQueries(client: DatainsClient) {
  return {
    list: ({ projectId, page, perPage, ...filter }: JobListInput) => {
      const conditions = presentConditions(filter);
      return queryOptions({
        queryKey: [...JOBS_KEY, 'list', { projectId, page, perPage, ...conditions }],
        queryFn: async ({ signal }) => {
          const query = { project_id: projectId, page, per_page: perPage, ...conditions };
          return fetchJobPage(client, query, signal);
        },
      });
    },
    /** Number of a project's jobs that meet a filter and allow an action. */
    countAllowing: (projectId: string, filter: JobFilter, action: WorkflowAction) => {
      const conditions = presentConditions(filter);
      return queryOptions({
        queryKey: [...JOBS_KEY, 'allowing', { projectId, action, ...conditions }],
        queryFn: async ({ signal }) => {
          const query = { project_id: projectId, action, page: 1, per_page: 1, ...conditions };
          return (await fetchJobPage(client, query, signal)).total;
        },
      });
    },
    /** Groups of a project's jobs by failure, step and label; null from an older server, which has none. */
    groups: (projectId: string) =>
      queryOptions({
        queryKey: [...JOBS_KEY, 'groups', projectId],
        queryFn: async ({ signal }): Promise<JobGroups | null> => {
          try {
            const params = { path: { id: projectId } };
            const { data } = await client.GET('/api/projects/{id}/job-groups', { params, signal });
            return Array.isArray((data as Partial<JobGroups> | null)?.failures) ? data : null;
          } catch (error) {
            if (error instanceof NotFoundError) return null;
            throw error;
          }
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
