import { setImmediate as turn } from 'node:timers/promises';
import type { components } from '@omics-portal/api/dataseq';
import type { QueryTree } from '@omics-portal/data-query';
import type { CollectionReader } from './collection-reader.ts';
import type { CollectionState } from './read-index/read-indexes.ts';
import { checkField, readTree } from './read-request.ts';
import { withoutField } from './without-field.ts';

type Schemas = components['schemas'];
type Facet = Schemas['FacetRequest'];

const DEFAULT_LIMIT = 1000;

/** Validated request of a filter panel. */
export interface SummaryRequest {
  tree: QueryTree;
  facets: readonly Facet[];
  ownIncluded: boolean;
  dedupField?: string;
}

/** Validates the fields and the tree. @throws ApiError 400 that names the problem. */
export function readSummaryRequest(
  body: Schemas['SummaryRequest'],
  keys: ReadonlySet<string>,
): SummaryRequest {
  const { query = {}, facets, own, dedup_field: dedup } = body;
  for (const [index, { field }] of facets.entries()) checkField(`body.facets[${index}].field`, field, keys);
  return {
    tree: readTree(query, keys),
    facets,
    ownIncluded: own === 'included',
    ...(dedup === undefined ? {} : { dedupField: checkField('dedup_field', dedup, keys) }),
  };
}

/** Counts and histograms of several fields over one query. Other requests run between the fields. */
export async function summarise(
  reader: CollectionReader,
  state: CollectionState,
  request: SummaryRequest,
): Promise<Schemas['Summary']> {
  const total = await reader.total(state, request.tree, request.dedupField);
  const facets: Schemas['Summary']['facets'] = [];
  for (const facet of request.facets) {
    facets.push(await summariseField(reader, state, request, facet));
    await turn();
  }
  return { total, facets };
}

async function summariseField(
  reader: CollectionReader,
  state: CollectionState,
  request: SummaryRequest,
  { field, bins, limit = DEFAULT_LIMIT }: Facet,
): Promise<Schemas['Summary']['facets'][number]> {
  const tree = request.ownIncluded ? request.tree : withoutField(request.tree, field);
  if (bins !== undefined) return histogramOf(reader, state, tree, { field, bins });
  const { dedupField } = request;
  const top = await reader.top(state, {
    tree,
    group: field,
    limit,
    ...(dedupField === undefined ? {} : { dedupField }),
  });
  return { field, ...top };
}

async function histogramOf(
  reader: CollectionReader,
  state: CollectionState,
  tree: QueryTree,
  { field, bins }: { field: string; bins: number },
): Promise<Schemas['FacetHistogram']> {
  const total = await reader.total(state, tree);
  const histogram = await reader.histogram(state, tree, field, bins);
  if (histogram === undefined) return { field, min: null, max: null, bins: [], unknown: total };
  const known = histogram.bins.reduce((sum, bin) => sum + bin.total, 0);
  return { field, ...histogram, unknown: total - known };
}
