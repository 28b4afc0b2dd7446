import { queryOptions } from '@tanstack/react-query';
import type { DataseqClient } from '@omics-portal/api';
import { toQueryTree, withoutOwnFilter, type DataQuery, type TreeOptions } from '@omics-portal/data-query';
import { fetchHistogram } from './fetch-histogram';
import { RECORDS_KEY } from './records-key';

/** Query options of the distribution of a number under the other filters of a query. */
export function histogramQuery(
  client: DataseqClient,
  options: TreeOptions,
  { query, field, bins }: { readonly query: DataQuery; readonly field: string; readonly bins: number },
) {
  const { collection } = query;
  const tree = toQueryTree(withoutOwnFilter(query, field), options);
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'histogram', collection, field, bins, tree],
    queryFn: ({ signal }) => fetchHistogram(client, { collection, field, tree, bins }, signal),
  });
}
