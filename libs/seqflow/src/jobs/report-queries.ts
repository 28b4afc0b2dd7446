import { queryOptions } from '@tanstack/react-query';
import type { ReportClient, Task } from '@omics-portal/api';

/** Keys and fetchers of the reports that jobs led to. The only place that spells these keys. */
export function jobReportQueries(client: ReportClient) {
  const root = ['seqflow', 'job-reports'] as const;
  return {
    root,
    /** The newest report made from one job, or null. `jobId` is the id of the job's record. */
    ofJob: (jobId: string) =>
      queryOptions({
        queryKey: [...root, jobId],
        queryFn: async ({ signal }): Promise<Task | null> => {
          const { data } = await client.GET('/api/tasks', {
            params: { query: { workflow_id: jobId, plugin_type: 'ReportPlugin', page: 1, page_size: 10 } },
            signal,
          });
          // A server that does not know the filter answers with every task there is.
          return data!.data.find((task) => task.workflow_id === jobId) ?? null;
        },
      }),
  };
}
