import { queryOptions } from '@tanstack/react-query';
import {
  readDataFilePage,
  readFieldSchemas,
  ResponseShapeError,
  type DataFilePage,
  type DataseqClient,
} from '@omics-portal/api';
import {
  countsWithUnknown,
  TAB_FIELDS,
  toPageParams,
  toQueryTree,
  withoutOwnFilter,
  type DataQuery,
  type TreeOptions,
} from '@omics-portal/data-query';
import { countLoaderOf, type CountRequest } from './count-loader';

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
    return readDataFilePage(data);
  };
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
      queryKey: [...root, 'counts', collection, field, dedupField, tree],
      queryFn: async ({ signal }) => countsWithUnknown(await count(request, signal)),
    });
  };
  return {
    root,
    /** Names of all collections of the server. */
    collections: () =>
      queryOptions({
        queryKey: [...root, 'names'],
        queryFn: async ({ signal }): Promise<readonly string[]> => {
          const names = (await client.GET('/api/list-collections', { signal })).data?.collections;
          if (!Array.isArray(names)) throw new ResponseShapeError('a list of collections');
          return names.filter((name) => typeof name === 'string');
        },
        staleTime: FIELDS_STALE_MS,
      }),
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
    counts: (query: DataQuery, field: string, counting: 'tab' | 'records' = 'tab') =>
      countsOf(query, field, { dedupField: counting === 'tab' ? TAB_FIELDS[query.tab] : null }),
    /** The same for a facet: its own filter does not bear on it, so that values which are not chosen can be. */
    facet: (query: DataQuery, field: string) =>
      countsOf(withoutOwnFilter(query, field), field, {
        dedupField: TAB_FIELDS[query.tab],
        wholeTree: toQueryTree(query, options),
      }),
  };
}
