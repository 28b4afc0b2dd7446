import { setImmediate as turn } from 'node:timers/promises';
import type { components } from '@omics-portal/api/dataseq';
import type { QueryTree } from '@omics-portal/data-query';
import type { CollectionReader } from './collection-reader.ts';
import type { BinScale } from './histogram-bins.ts';
import type { CollectionState } from './read-index/read-indexes.ts';
import { checkField, readTree } from './read-request.ts';
import type { RecordCount } from './records.ts';
import type { FieldValue, ValueList } from './value-lists.ts';
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
  for (const [index, { field, sum, lists = [] }] of facets.entries()) {
    const path = `body.facets[${index}]`;
    checkField(`${path}.field`, field, keys);
    if (sum !== undefined) checkField(`${path}.sum`, sum, keys);
    for (const [at, listed] of lists.entries()) checkField(`${path}.lists[${at}]`, listed, keys);
  }
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
  facet: Facet,
): Promise<Schemas['Summary']['facets'][number]> {
  const { field, bins, scale = 'linear', lists = [], sum } = facet;
  const tree = request.ownIncluded ? request.tree : withoutField(request.tree, field);
  if (bins !== undefined) return histogramOf(reader, state, tree, { field, bins, scale });
  const { dedupField } = request;
  const { order = 'total:desc', offset = 0, limit = DEFAULT_LIMIT, known = false } = facet;
  const counting = {
    tree,
    group: field,
    ...(dedupField === undefined ? {} : { dedupField }),
    ...(sum === undefined ? {} : { sumField: sum }),
  };
  const page = await reader.page(state, counting, { order, offset, limit, known });
  return {
    field,
    ...page,
    counts: await withLists(reader, state, { tree, group: field, lists, counts: page.counts }),
  };
}

/** Counts with the different values of further fields. */
async function withLists(
  reader: CollectionReader,
  state: CollectionState,
  {
    tree,
    group,
    lists,
    counts,
  }: { tree: QueryTree; group: string; lists: readonly string[]; counts: RecordCount[] },
): Promise<Schemas['CategoryCount'][]> {
  if (lists.length === 0) return counts;
  const values = counts.map(({ _id: value }) => value);
  const found = new Map<string, ReadonlyMap<FieldValue, ValueList>>();
  for (const listed of lists) found.set(listed, await reader.lists(state, { tree, group, values, listed }));
  return counts.map((count) => ({
    ...count,
    lists: Object.fromEntries(
      [...found].map(([listed, byValue]) => [listed, byValue.get(count._id) ?? { values: [], distinct: 0 }]),
    ),
  }));
}

async function histogramOf(
  reader: CollectionReader,
  state: CollectionState,
  tree: QueryTree,
  { field, ...scale }: { field: string; bins: number; scale: BinScale },
): Promise<Schemas['FacetHistogram']> {
  const total = await reader.total(state, tree);
  const histogram = await reader.histogram(state, tree, field, scale);
  if (histogram === undefined) return { field, min: null, max: null, bins: [], unknown: total, sum: 0 };
  const known = histogram.bins.reduce((sum, bin) => sum + bin.total, 0);
  return { field, ...histogram, unknown: total - known };
}
