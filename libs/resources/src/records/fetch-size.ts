import type { DataseqClient } from '@omics-portal/api';
import { isNode, type QueryTree } from '@omics-portal/data-query';
import { isMissing } from './count-loader';
import { readFacetSummaries } from '../readers/read-records';

/** Size of a result. */
export interface ResultSize {
  /** Null where it is not known. */
  readonly bytes: number | null;
  /** Number of files without a size. */
  readonly unknown: number;
  /** True for estimates of a server that prepares the collection. */
  readonly isEstimated: boolean;
  /** Number of files, and whether it is an estimate. */
  readonly files: { readonly total: number; readonly isEstimated: boolean };
}

/** Size of all files of a query; null from a server without summaries. */
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
    if (summary === undefined || !('bins' in summary)) return null;
    const isEstimated = summary.estimated !== undefined;
    return {
      bytes: typeof summary.sum === 'number' ? summary.sum : null,
      unknown: summary.unknown,
      isEstimated,
      files: { total: data.total, isEstimated: isEstimated && isNode(tree) },
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
