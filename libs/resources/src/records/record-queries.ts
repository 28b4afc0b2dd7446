import { queryOptions } from '@tanstack/react-query';
import type { DataFile, DataFilePage, DataseqClient } from '@omics-portal/api';
import {
  countsWithUnknown,
  tabField,
  toPageParams,
  toQueryTree,
  type DataQuery,
  type TreeOptions,
} from '@omics-portal/data-query';
import { collectionListQuery } from './collection-list-query';
import { countLoaderOf, type CountRequest } from './count-loader';
import { facetQueries } from './facet-queries';
import { fetchFile } from './fetch-file';
import { fetchSize } from './fetch-size';
import { RECORDS_KEY } from './records-key';
import { readDataFilePage } from '../readers/read-records';
import { readFieldSchemas } from '../readers/read-field-schemas';

/** Time that fields stay fresh, in milliseconds. */
const FIELDS_STALE_MS = 300_000;

/** Query options of collections: names, fields, records and counts. `options` say how the server reads ranges. */
export function recordQueries(client: DataseqClient, options: TreeOptions) {
  const count = countLoaderOf(client);
  const countsOf = (
    query: DataQuery,
    field: string,
    { dedupField, wholeTree }: Pick<CountRequest, 'dedupField' | 'wholeTree'>,
  ) => {
    const { collection } = query;
    const tree = toQueryTree(query, options);
    const request = { collection, field, tree, dedupField, ...(wholeTree && { wholeTree }) };
    return queryOptions({
      queryKey: [...RECORDS_KEY, 'counts', collection, field, dedupField, tree],
      queryFn: async ({ signal }) => countsWithUnknown((await count(request, signal)).counts),
    });
  };
  return {
    /** Names of all collections of the server. */
    collections: () => collectionListQuery(client),
    fields: (collection: string) =>
      queryOptions({
        queryKey: [...RECORDS_KEY, 'fields', collection],
        queryFn: async ({ signal }) => {
          const params = { path: { collection } };
          return readFieldSchemas((await client.GET('/api/schema/{collection}', { params, signal })).data);
        },
        staleTime: FIELDS_STALE_MS,
      }),
    /** One page of records. */
    records: (query: DataQuery) =>
      queryOptions({
        queryKey: [
          ...RECORDS_KEY,
          'page',
          query.collection,
          toPageParams(query),
          toQueryTree(query, options),
        ],
        queryFn: ({ signal }) => fetchRecords(client, options, query, signal),
      }),
    /** Record of the file with this path, else with this name; null if the collection has neither. */
    file: (collection: string, key: string) =>
      queryOptions({
        queryKey: [...RECORDS_KEY, 'file', collection, key],
        queryFn: ({ signal }) => fetchFile(client, { collection, key }, signal),
      }),
    /** Size of all files of a query, which may be an estimate; null from a server without summaries. */
    size: (query: DataQuery) =>
      queryOptions({
        queryKey: [...RECORDS_KEY, 'size', query.collection, toQueryTree(query, options)],
        queryFn: ({ signal }) =>
          fetchSize(client, { collection: query.collection, tree: toQueryTree(query, options) }, signal),
      }),
    /** Records by value of a field; on the tabs of libraries and donors, libraries or donors by value. */
    counts: (query: DataQuery, field: string, counting: 'tab' | 'records' = 'tab') =>
      countsOf(query, field, { dedupField: counting === 'tab' ? tabField(query) : null }),
    facet: facetQueries(count, options),
  };
}

/** One page of records, without the cache: for exports, which read many pages and show none. */
export async function fetchRecords(
  client: DataseqClient,
  options: TreeOptions,
  query: DataQuery,
  signal: AbortSignal,
): Promise<DataFilePage> {
  const params = { path: { name: query.collection }, query: toPageParams(query) };
  const body = toQueryTree(query, options);
  return readDataFilePage((await client.POST('/api/collections/{name}', { params, body, signal })).data);
}

/** Number of records that a request by paths returns at most; several records may share a path. */
const MAX_RECORDS_BY_PATH = 10_000;

/** Records of a collection that have one of the paths. The cache is not used. */
export async function fetchRecordsByPath(
  client: DataseqClient,
  collection: string,
  paths: readonly string[],
  signal: AbortSignal,
): Promise<readonly DataFile[]> {
  const { data } = await client.POST('/api/collections/{name}', {
    params: { path: { name: collection }, query: { page: 1, per_page: MAX_RECORDS_BY_PATH } },
    body: { type: 'rule', query: { variable: 'file_path', operator: 'in', value: [...paths] } },
    signal,
  });
  return readDataFilePage(data).data;
}
