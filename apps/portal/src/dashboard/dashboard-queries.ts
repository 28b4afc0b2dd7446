import { readCounts, type DataseqClient } from '@omics-portal/api';
import { queryOptions } from '@tanstack/react-query';
import type { Omics } from '../links/hrefs';
import { readHoldings, totalBytes } from './holdings';

/** Collections with more files than this are not asked for their size: the answer would have a line for each size. */
export const MOST_FILES_TO_WEIGH = 5000;

const STALE_MS = 60_000;

/** Keys and fetchers of the public half. Each collection has queries of its own, so that each fails alone. */
export function dashboardQueries(dataseq: DataseqClient) {
  const root = ['portal', 'dashboard'] as const;
  const count = async (name: string, query: { group: string; dedup_field?: string }, signal: AbortSignal) => {
    const { data } = await dataseq.POST('/api/count-collections/{name}', {
      params: { path: { name }, query },
      body: {},
      signal,
    });
    return readCounts(data);
  };
  return {
    root,
    /** What one collection holds. */
    holdings: (brand: string, omics: Omics) =>
      queryOptions({
        queryKey: [...root, 'holdings', brand, omics],
        queryFn: async ({ signal }) => {
          const name = `${brand}_${omics}`;
          const [byPlatform, librariesByDonor, bySynthetic] = await Promise.all([
            count(name, { group: 'platform' }, signal),
            count(name, { group: 'donor_id', dedup_field: 'library_id' }, signal),
            count(name, { group: 'synthetic' }, signal),
          ]);
          return readHoldings({ byPlatform, librariesByDonor, bySynthetic });
        },
        staleTime: STALE_MS,
      }),
    /** Bytes of all files of one collection. */
    bytes: (brand: string, omics: Omics) =>
      queryOptions({
        queryKey: [...root, 'bytes', brand, omics],
        queryFn: async ({ signal }) =>
          totalBytes(await count(`${brand}_${omics}`, { group: 'file_size' }, signal)),
        staleTime: STALE_MS,
      }),
  };
}
