import type { DatainsClient, WorkflowPage } from '@omics-portal/api';
import type { operations } from '@omics-portal/api/datains';
import { readWorkflowPage } from '../readers/read-workflow';

type JobPageRequest = NonNullable<operations['listWorkflows']['parameters']['query']>;

/** Page of jobs (workflows on the wire) that meet the conditions of a request. */
export async function fetchJobPage(
  client: DatainsClient,
  query: JobPageRequest,
  signal: AbortSignal,
): Promise<WorkflowPage> {
  const { data } = await client.GET('/api/workflows', { params: { query }, signal });
  return readWorkflowPage(data);
}
