import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { DataseqClient } from '@omics-portal/api';
import { collectionListQuery } from './collection-list-query';
import { collectionName, type Omics } from './collections';
import { readHoldings, totalBytes } from './holdings';
import { RECORDS_KEY } from './records-key';
import { readCounts } from '../readers/read-list';

/** Largest number of files of a collection whose size is requested: the response has a line for each file size. */
export const MAX_FILES_TO_WEIGH = 5000;

/** Time that holdings stay fresh, in milliseconds. */
const STALE_MS = 60_000;

/** Query options of the contents of each collection, in separate queries, so that each fails alone. */
export function holdingQueries(client: DataseqClient, brand: string) {
  /**
   * Counts of a collection. One that the server does not list gets no request once the list is known; the first screen does not
   * wait for it.
   */
  const count = async (
    omics: Omics,
    query: { group: string; dedup_field?: string },
    { signal, client: cache }: Pick<QueryFunctionContext, 'signal' | 'client'>,
  ) => {
    const name = collectionName(brand, omics);
    const listed = cache.getQueryData(collectionListQuery(client).queryKey);
    if (listed?.includes(name) === false) return [];
    const params = { path: { name }, query };
    return readCounts(
      (await client.POST('/api/count-collections/{name}', { params, body: {}, signal })).data,
    );
  };
  return {
    /** Files, libraries, samples and platforms of a collection. */
    holdings: (omics: Omics) =>
      queryOptions({
        queryKey: [...RECORDS_KEY, 'holdings', brand, omics],
        queryFn: async (context) => {
          const [byPlatform, byDonor, librariesByDonor, bySynthetic] = await Promise.all([
            count(omics, { group: 'platform' }, context),
            count(omics, { group: 'donor_id' }, context),
            count(omics, { group: 'donor_id', dedup_field: 'library_id' }, context),
            count(omics, { group: 'synthetic' }, context),
          ]);
          return readHoldings({ byPlatform, byDonor, librariesByDonor, bySynthetic });
        },
        staleTime: STALE_MS,
      }),
    /** Bytes of all files of a collection. */
    bytes: (omics: Omics) =>
      queryOptions({
        queryKey: [...RECORDS_KEY, 'bytes', brand, omics],
        queryFn: async (context) => totalBytes(await count(omics, { group: 'file_size' }, context)),
        staleTime: STALE_MS,
      }),
  };
}
