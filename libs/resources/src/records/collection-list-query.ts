import { ResponseShapeError, type DataseqClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { RECORDS_KEY } from './records-key';

/** Time that the names of collections stay fresh, in milliseconds. */
const STALE_MS = 300_000;

/** Query options of the names of all collections of the server. */
export function collectionListQuery(client: DataseqClient) {
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'names'],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const { data } = await client.GET('/api/list-collections', { signal });
      const names = (data as typeof data | null)?.collections;
      if (!Array.isArray(names)) throw new ResponseShapeError('a list of collections');
      return names.filter((name) => typeof name === 'string');
    },
    staleTime: STALE_MS,
  });
}
