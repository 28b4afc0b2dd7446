import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { NotFoundError, type DatainsClient, type WorkflowAction } from '@omics-portal/api';
import { invalidateWork } from '../work/work-keys';
import { presentConditions, type JobFilter } from './job-filter';
import { jobQueries } from './job-queries';

/** The largest page of jobs that the service returns. */
const MAX_JOBS_PER_PAGE = 1000;

/** Selection of jobs of one project: by ids, or by a filter with exceptions. */
export type JobSelection =
  | { readonly ids: readonly string[] }
  | { readonly filter: JobFilter; readonly except?: readonly string[] | undefined };

/** Change of many jobs. */
export interface JobsChange {
  readonly action: WorkflowAction;
  readonly jobs: JobSelection;
}

/** Numbers of jobs after a change of many: those that changed, and those that did not allow it. */
export interface ChangedJobs {
  readonly changed: number;
  readonly unchanged: number;
}

const STATUS_OF_ACTION = { stop: 'Aborting', resubmit: 'Submitted' } as const satisfies Record<
  WorkflowAction,
  string
>;

/** Requests a change of one job. A job without an engine id is submitted anew. */
async function changeOne(client: DatainsClient, id: string, action: WorkflowAction): Promise<void> {
  const status = STATUS_OF_ACTION[action];
  await client.PUT('/api/workflows/{id}', {
    params: { path: { id } },
    body: action === 'resubmit' ? { percentage: 0, workflow_id: null, status } : { status },
  });
}

/** Mutation that submits one job again; its variable is the job's id. */
export function resubmitJob(client: DatainsClient) {
  return mutationOptions({
    mutationFn: (id: string) => changeOne(client, id, 'resubmit'),
    onSettled: (_data, _error, _id, _result, context) => invalidateWork(context.client),
  });
}

/** Mutation that requests the end of one job; its variable is the job's id. The job is Aborting until its engine confirms it. */
export function stopJob(client: DatainsClient) {
  return mutationOptions({
    mutationFn: (id: string) => changeOne(client, id, 'stop'),
    onSettled: (_data, _error, _id, _result, context) => invalidateWork(context.client),
  });
}

/**
 * Mutation that stops or resubmits many jobs of a project in one request. An older server takes a request for each job; a
 * rejected job does not stop the others there.
 */
export function changeJobs(client: DatainsClient, projectId: string) {
  return mutationOptions({
    mutationFn: async ({ action, jobs }: JobsChange, { client: queryClient }): Promise<ChangedJobs> => {
      try {
        const { data } = await client.PUT('/api/projects/{id}/workflows', {
          params: { path: { id: projectId } },
          body: { status: STATUS_OF_ACTION[action], ...conditionsOf(jobs) },
        });
        return data;
      } catch (error) {
        if (!(error instanceof NotFoundError)) throw error;
      }
      const ids = await idsOf(client, queryClient, projectId, jobs);
      const results = await Promise.allSettled(ids.map((id) => changeOne(client, id, action)));
      const changed = results.filter(({ status }) => status === 'fulfilled').length;
      return { changed, unchanged: results.length - changed };
    },
    onSettled: (_data, _error, _variables, _result, context) => invalidateWork(context.client),
  });
}

function conditionsOf(jobs: JobSelection) {
  if ('ids' in jobs) return { ids: [...jobs.ids] };
  const { status, ...conditions } = presentConditions(jobs.filter);
  return {
    ...conditions,
    ...(status && { from: status }),
    ...(jobs.except?.length && { except: [...jobs.except] }),
  };
}

/** Ids of the selected jobs, of which an older server lists at most one page. */
async function idsOf(
  client: DatainsClient,
  queryClient: QueryClient,
  projectId: string,
  jobs: JobSelection,
): Promise<readonly string[]> {
  if ('ids' in jobs) return jobs.ids;
  const listed = await queryClient.query({
    ...jobQueries(client).list({ projectId, page: 1, perPage: MAX_JOBS_PER_PAGE, ...jobs.filter }),
    staleTime: 0,
  });
  const except = new Set(jobs.except);
  return listed.data.map(({ id }) => id).filter((id) => !except.has(id));
}
