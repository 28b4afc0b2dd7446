import type { CategoryCount, DataseqClient } from '@omics-portal/api';
import {
  countsWithUnknown,
  toQueryTree,
  type DataQuery,
  type FilterValue,
  type QueryTree,
  type TreeOptions,
} from '@omics-portal/data-query';
import { isMissing } from './count-loader';
import { readCounts } from '../readers/read-list';
import { readFacetSummaries } from '../readers/read-records';

/** Order of groups: by number of files (most first), by name, or by the size of their files. */
export type GroupOrder = 'total:desc' | 'total:asc' | 'value:asc' | 'value:desc' | 'sum:asc' | 'sum:desc';

/** Request for one page of groups: the libraries or donors of the files that match a tree. */
export interface GroupRequest {
  readonly collection: string;
  readonly tree: QueryTree;
  /** Field whose values are the groups. */
  readonly field: string;
  readonly order: GroupOrder;
  readonly offset: number;
  readonly limit: number;
}

/** Different values of a field in a group: the first ones, and how many there are. */
export interface GroupList {
  readonly values: readonly FilterValue[];
  readonly distinct: number;
}

/** Library or donor, with facts about its files. */
export interface Group {
  readonly value: FilterValue;
  readonly files: number;
  /** Size of the files; null where it is not known. */
  readonly bytes: number | null;
  /** Number of files without a size. */
  readonly unsized: number;
  readonly lists: Readonly<Record<string, GroupList>>;
}

/** Page of groups. */
export interface GroupPage {
  readonly groups: readonly Group[];
  /** Number of all groups; files without a group are none. */
  readonly total: number;
  /** Number of files without a group. */
  readonly ungrouped: number;
  /** False from an older server, which sends neither sizes nor lists. */
  readonly hasFacts: boolean;
}

/** Fields that are listed for each group, by the field of the groups. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  library_id: ['donor_id', 'data_type'],
  donor_id: ['library_id'],
};

/** Request for the page of groups that a query shows. Other orders than those of groups are those of files. */
export function groupRequest(query: DataQuery, field: string, options: TreeOptions): GroupRequest {
  const { collection, sort, page, perPage } = query;
  return {
    collection,
    tree: toQueryTree(query, options),
    field,
    order: orderOf(sort, field),
    offset: (page - 1) * perPage,
    limit: perPage,
  };
}

/** Field by which groups are sorted by their number of files: each file has a path of its own. */
export const FILES_SORT_FIELD = 'file_path';

function orderOf(sort: DataQuery['sort'], field: string): GroupOrder {
  if (sort?.field === field) return `value:${sort.direction}`;
  if (sort?.field === FILES_SORT_FIELD) return `total:${sort.direction}`;
  return sort?.field === 'file_size' ? `sum:${sort.direction}` : 'total:desc';
}

/** One page of groups. From an older server all values are fetched, and have no facts. */
export async function fetchGroups(
  client: DataseqClient,
  request: GroupRequest,
  signal: AbortSignal,
): Promise<GroupPage> {
  return (await fromPages(client, request, signal)) ?? fromCounts(client, request, signal);
}

/** Page that the server cut; undefined from a server that cannot, which does not tell what has no group. */
async function fromPages(
  client: DataseqClient,
  { collection, tree, field, order, offset, limit }: GroupRequest,
  signal: AbortSignal,
): Promise<GroupPage | undefined> {
  const lists = [...(LISTS[field] ?? [])];
  try {
    const { data } = await client.POST('/api/facets/{name}', {
      params: { path: { name: collection } },
      body: {
        query: tree,
        facets: [{ field, order, offset, limit, known: true, sum: 'file_size', lists }],
        own: 'included',
        exact: true,
      },
      signal,
    });
    const [summary] = readFacetSummaries(data);
    if (summary === undefined || !('counts' in summary) || summary.unknown === undefined) return undefined;
    return {
      groups: summary.counts.map(toGroup),
      total: summary.distinct,
      ungrouped: summary.unknown,
      hasFacts: true,
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function toGroup({ _id: value = null, total, sum = NaN, unsummed = 0, lists = {} }: CategoryCount): Group {
  return { value, files: total, bytes: Number.isNaN(sum) ? null : sum, unsized: unsummed, lists };
}

async function fromCounts(
  client: DataseqClient,
  { collection, tree, field, order, offset, limit }: GroupRequest,
  signal: AbortSignal,
): Promise<GroupPage> {
  const params = { path: { name: collection }, query: { group: field } };
  const { data } = await client.POST('/api/count-collections/{name}', { params, body: tree, signal });
  const counts = countsWithUnknown(readCounts(data));
  const known = counts.filter(({ value }) => value !== null);
  if (order === 'total:asc') known.sort((left, right) => left.total - right.total);
  if (order.startsWith('value')) {
    const sign = order === 'value:asc' ? 1 : -1;
    known.sort(
      (left, right) => sign * String(left.value).localeCompare(String(right.value), 'en', { numeric: true }),
    );
  }
  return {
    groups: known
      .slice(offset, offset + limit)
      .map(({ value, total }) => ({ value, files: total, bytes: null, unsized: 0, lists: {} })),
    total: known.length,
    ungrouped: counts.find(({ value }) => value === null)?.total ?? 0,
    hasFacts: false,
  };
}
