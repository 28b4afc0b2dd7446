import { queryOptions } from '@tanstack/react-query';
import type { DatainsClient, WorkflowLogs } from '@omics-portal/api';
import { JOB_LOGS_KEY } from '../work/work-keys';
import { readWorkflowLogs } from '../readers/read-workflow';

/**
 * Query options of the names of the logs of an attempt of a job, by default the newest one. Apart from the queries of their text: a
 * click requests the names before the code that shows a log is there.
 */
export function jobLogListQuery(client: DatainsClient, jobId: string, attempt?: number) {
  return queryOptions({
    queryKey: [...JOB_LOGS_KEY, 'list', jobId, attempt],
    queryFn: async ({ signal }): Promise<WorkflowLogs> => {
      const params = { path: { id: jobId }, ...(attempt !== undefined && { query: { attempt } }) };
      const { data } = await client.GET('/api/workflows/{id}/logs', { params, signal });
      return readWorkflowLogs(data);
    },
  });
}
