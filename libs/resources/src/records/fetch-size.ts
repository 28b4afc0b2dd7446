import type { DataseqClient } from '@omics-portal/api';
import type { QueryTree } from '@omics-portal/data-query';
import { isMissing } from './count-loader';
import { readFacetSummaries } from '../readers/read-records';

/** Size of a result. */
export interface ResultSize {
  readonly bytes: number;
  /** Number of files without a size. */
  readonly unknown: number;
}

/** Size of all files of a query; null from a server that does not add sizes. */
export async function fetchSize(
  client: DataseqClient,
  { collection, tree }: { readonly collection: string; readonly tree: QueryTree },
  signal: AbortSignal,
): Promise<ResultSize | null> {
  try {
    const { data } = await client.POST('/api/facets/{name}', {
      params: { path: { name: collection } },
      body: { query: tree, facets: [{ field: 'file_size', bins: 1 }], own: 'included' },
      signal,
    });
    const [summary] = readFacetSummaries(data);
    if (summary === undefined || !('bins' in summary) || typeof summary.sum !== 'number') return null;
    return { bytes: summary.sum, unknown: summary.unknown };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
