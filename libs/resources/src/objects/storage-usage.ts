import { HttpError, type DatainsClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import { OBJECTS_KEY } from './object-queries';

/** Query options of the storage that the user and the user's groups use; null where an older server does not say it. */
export function storageUsageQuery(client: DatainsClient) {
  return queryOptions({
    queryKey: [...OBJECTS_KEY, 'usage'],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await client.GET('/api/storage-usage', { signal });
        return data;
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) {
          return null;
        }
        throw error;
      }
    },
  });
}
