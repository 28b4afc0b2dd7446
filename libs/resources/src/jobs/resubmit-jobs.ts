import { mutationOptions } from '@tanstack/react-query';
import { NotFoundError, type DatainsClient } from '@omics-portal/api';
import { invalidateWork } from '../work/work-keys';
import { jobQueries } from './job-queries';

/** The largest page of jobs that the service returns. */
const MAX_JOBS_PER_PAGE = 1000;

/** Result of a resubmission of several jobs. */
export interface ResubmitResult {
  readonly done: number;
  readonly refused: number;
}

/** Puts a job back into the queue: a job without an engine id is submitted anew. */
async function resubmit(client: DatainsClient, id: string): Promise<void> {
  await client.PUT('/api/workflows/{id}', {
    params: { path: { id } },
    body: { percentage: 0, workflow_id: null, status: 'Submitted' },
  });
}

/** Mutation that submits one job again; its variable is the job's id. */
export function resubmitJob(client: DatainsClient) {
  return mutationOptions({
    mutationFn: (id: string) => resubmit(client, id),
    onSettled: (_data, _error, _id, _result, context) => invalidateWork(context.client),
  });
}

/**
 * Mutation that submits every failed job of a project again, in one request. An older server takes a request for each job;
 * a refused job does not stop the others there.
 */
export function resubmitFailedJobs(client: DatainsClient, projectId: string) {
  return mutationOptions({
    mutationFn: async (_: void, { client: queryClient }): Promise<ResubmitResult> => {
      try {
        const { data } = await client.PUT('/api/projects/{id}/workflows', {
          params: { path: { id: projectId } },
          body: { status: 'Submitted', from: 'Failed' },
        });
        return { done: data.changed, refused: data.unchanged };
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error;
      }
      const failed = await queryClient.query({
        ...jobQueries(client).list({ projectId, page: 1, perPage: MAX_JOBS_PER_PAGE, status: 'Failed' }),
        staleTime: 0,
      });
      const results = await Promise.allSettled(failed.data.map(({ id }) => resubmit(client, id)));
      const done = results.filter(({ status }) => status === 'fulfilled').length;
      return { done, refused: results.length - done };
    },
    onSettled: (_data, _error, _variables, _result, context) => invalidateWork(context.client),
  });
}
