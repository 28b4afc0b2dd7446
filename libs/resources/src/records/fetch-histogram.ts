import type { DataseqClient } from '@omics-portal/api';
import type { NumberFilter, QueryTree } from '@omics-portal/data-query';
import { histogram } from '@omics-portal/data-query/workbench';
import { isMissing } from './count-loader';
import { readCounts } from '../readers/read-list';
import { readFacetSummaries } from '../readers/read-records';

/** Bar of a histogram. */
export interface HistogramBar {
  readonly total: number;
  /** Filter of exactly its records; null for an empty bar. */
  readonly filter: NumberFilter | null;
}

/** Distribution of a number: few bars, however many different numbers there are. */
export interface NumberDistribution {
  readonly bars: readonly HistogramBar[];
  /** Records without a number. */
  readonly unknown: number;
  /** True for estimates of a server that prepares the collection. */
  readonly isEstimated: boolean;
}

interface HistogramRequest {
  readonly collection: string;
  readonly field: string;
  readonly tree: QueryTree;
  readonly bins: number;
}

/** Distribution of a number, in bins of the server. From an older server all numbers are fetched. */
export async function fetchHistogram(
  client: DataseqClient,
  request: HistogramRequest,
  signal: AbortSignal,
): Promise<NumberDistribution> {
  return (await fromBins(client, request, signal)) ?? fromCounts(client, request, signal);
}

/** Bins of the server; undefined from one without summaries, or without the bounds of what a bin holds. */
async function fromBins(
  client: DataseqClient,
  { collection, field, tree, bins }: HistogramRequest,
  signal: AbortSignal,
): Promise<NumberDistribution | undefined> {
  try {
    const { data } = await client.POST('/api/facets/{name}', {
      params: { path: { name: collection } },
      body: { query: tree, facets: [{ field, bins, scale: 'auto' }], own: 'included' },
      signal,
    });
    const [summary] = readFacetSummaries(data);
    if (summary === undefined || !('bins' in summary)) return undefined;
    const bars = summary.bins.map(({ total, lowest, highest }): HistogramBar | undefined => {
      if (total === 0) return { total, filter: null };
      if (typeof lowest !== 'number' || typeof highest !== 'number') return undefined;
      return { total, filter: { kind: 'number', min: lowest, max: highest } };
    });
    const known = bars.filter((bar) => bar !== undefined);
    if (known.length < bars.length) return undefined;
    return { bars: known, unknown: summary.unknown, isEstimated: summary.estimated !== undefined };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function fromCounts(
  client: DataseqClient,
  { collection, field, tree, bins }: HistogramRequest,
  signal: AbortSignal,
): Promise<NumberDistribution> {
  const params = { path: { name: collection }, query: { group: field } };
  const { data } = await client.POST('/api/count-collections/{name}', { params, body: tree, signal });
  const { bins: bars, unknown } = histogram(readCounts(data), { bins, scale: 'auto' });
  return { bars, unknown, isEstimated: false };
}
