import { setImmediate as turn } from 'node:timers/promises';
import type { components } from '@omics-portal/api/dataseq';
import { isNode, type QueryTree } from '@omics-portal/data-query';
import type { CollectionReader } from './collection-reader.ts';
import type { FacetQuery } from './count-estimates.ts';
import type { BinScale } from './histogram-bins.ts';
import type { CollectionState } from './read-index/read-indexes.ts';
import { checkField, readTree } from './read-request.ts';
import type { RecordCount } from './records.ts';
import type { FieldValue, ValueList } from './value-lists.ts';
import { withoutField } from './without-field.ts';

type Schemas = components['schemas'];
type Facet = Schemas['FacetRequest'];
type Facets = Schemas['Summary']['facets'];

const DEFAULT_LIMIT = 1000;

/** Validated request of a filter panel. */
export interface SummaryRequest {
  tree: QueryTree;
  facets: readonly Facet[];
  ownIncluded: boolean;
  /** Whether estimates are refused. */
  exact?: boolean;
  dedupField?: string;
}

/** Validates the fields and the tree. @throws ApiError 400 that names the problem. */
export function readSummaryRequest(
  body: Schemas['SummaryRequest'],
  keys: ReadonlySet<string>,
): SummaryRequest {
  const { query = {}, facets, own, exact = false, dedup_field: dedup } = body;
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
    exact,
    ...(dedup === undefined ? {} : { dedupField: checkField('dedup_field', dedup, keys) }),
  };
}

/**
 * Counts and histograms of several fields over one query; estimates while the read index is built, unless they are refused or a
 * sample does not suffice. Other requests run between the fields, except where lists need several queries for one.
 */
export async function summarise(
  reader: CollectionReader,
  state: CollectionState,
  request: SummaryRequest,
): Promise<Schemas['Summary']> {
  const summarised = async () => summariseFields(reader, state, request);
  const hasLists = request.facets.some(({ lists = [] }) => lists.length > 0);
  return hasLists ? reader.inOneTurn(state, request, summarised) : summarised();
}

async function summariseFields(
  reader: CollectionReader,
  state: CollectionState,
  request: SummaryRequest,
): Promise<Schemas['Summary']> {
  const { tree, dedupField } = request;
  const estimates = request.exact === true ? undefined : await reader.estimates(state);
  const estimated = dedupField === undefined ? await estimates?.total(tree) : undefined;
  const total = estimated ?? (await reader.total(state, tree, dedupField));
  const facets: Facets = [];
  for (const facet of request.facets) {
    const own = { tree: request.ownIncluded ? tree : withoutField(tree, facet.field), facet, dedupField };
    facets.push((await estimates?.facet(own)) ?? (await summariseField(reader, state, own)));
    await turn();
  }
  const isEstimated =
    (estimated !== undefined && isNode(tree)) || facets.some((facet) => facet.estimated !== undefined);
  return { total, ...(estimates && isEstimated && { estimated: estimates.size }), facets };
}

async function summariseField(
  reader: CollectionReader,
  state: CollectionState,
  { tree, facet, dedupField }: FacetQuery,
): Promise<Facets[number]> {
  const { field, bins, scale = 'linear', lists = [], sum } = facet;
  if (bins !== undefined) return histogramOf(reader, state, tree, { field, bins, scale });
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
