import { queryOptions } from '@tanstack/react-query';
import type { DatainsClient } from '@omics-portal/api';
import { JOBS_KEY } from '../work/work-keys';
import { readPage } from '../readers/read-page';

/** Query options of the number of jobs of all projects. Apart from the other queries of jobs: the dashboard needs no more. */
export function jobCountQuery(client: DatainsClient) {
  return queryOptions({
    queryKey: [...JOBS_KEY, 'count'],
    queryFn: async ({ signal }) => {
      const params = { query: { page: 1, per_page: 1 } };
      const { data } = await client.GET('/api/workflows', { params, signal });
      return readPage(data, 'jobs').total;
    },
  });
}
