import type { DataseqClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { readDataFilePage } from '../readers/read-records';
import { RECORDS_KEY } from './records-key';

/** Time that a number of files stays fresh, in milliseconds. */
const STALE_MS = 60_000;

/** Query options of the number of files of a collection. They need no field, so that any collection can be counted. */
export function collectionFilesQuery(client: DataseqClient, collection: string) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'files', collection],
    queryFn: async ({ signal }) => {
      const params = { path: { name: collection }, query: { page: 1, per_page: 1 } };
      const { data } = await client.POST('/api/collections/{name}', { params, body: {}, signal });
      return readDataFilePage(data).total;
    },
    staleTime: STALE_MS,
  });
}
