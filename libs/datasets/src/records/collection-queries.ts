import { queryOptions } from '@tanstack/react-query';
import { readCounts, readFieldSchemas, type DataFilePage, type DataseqClient } from '@omics-portal/api';
import {
  countsWithUnknown,
  TAB_FIELDS,
  toPageParams,
  toQueryTree,
  type DataQuery,
  type TreeOptions,
} from '@omics-portal/data-query';

const FIELDS_STALE_MS = 300_000;

/** Keys and fetchers of one collection's fields, records and counts. The only place that spells these keys. */
export function collectionQueries(client: DataseqClient, options: TreeOptions) {
  const root = ['datasets', 'collections'] as const;
  /** One page, past the cache: for whoever reads many and keeps none. */
  const fetchRecords = async (query: DataQuery, signal: AbortSignal): Promise<DataFilePage> => {
    const params = { path: { name: query.collection }, query: toPageParams(query) };
    const { data } = await client.POST('/api/collections/{name}', {
      params,
      body: toQueryTree(query, options),
      signal,
    });
    return data;
  };
  return {
    root,
    fields: (collection: string) =>
      queryOptions({
        queryKey: [...root, 'fields', collection],
        queryFn: async ({ signal }) => {
          const { data } = await client.GET('/api/schema/{collection}', {
            params: { path: { collection } },
            signal,
          });
          return readFieldSchemas(data);
        },
        staleTime: FIELDS_STALE_MS,
      }),
    /** One page of records, as the query says. */
    records: (query: DataQuery) =>
      queryOptions({
        queryKey: [...root, 'records', query.collection, toPageParams(query), toQueryTree(query, options)],
        queryFn: ({ signal }) => fetchRecords(query, signal),
      }),
    fetchRecords,
    /** How many records (on the other tabs: libraries, donors) have each value of a field. */
    counts: (query: DataQuery, field: string, counting: 'tab' | 'records' = 'tab') => {
      const name = query.collection;
      const dedup = counting === 'tab' ? TAB_FIELDS[query.tab] : null;
      const body = toQueryTree(query, options);
      return queryOptions({
        queryKey: [...root, 'counts', name, field, dedup, body],
        queryFn: async ({ signal }) => {
          const params = {
            path: { name },
            query: { group: field, ...(dedup !== null && { dedup_field: dedup }) },
          };
          const { data } = await client.POST('/api/count-collections/{name}', { params, body, signal });
          return countsWithUnknown(readCounts(data));
        },
      });
    },
  };
}
