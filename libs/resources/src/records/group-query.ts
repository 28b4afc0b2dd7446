import { queryOptions } from '@tanstack/react-query';
import type { DataseqClient } from '@omics-portal/api';
import type { DataQuery, TreeOptions } from '@omics-portal/data-query';
import { fetchGroups, groupRequest } from './fetch-groups';
import { RECORDS_KEY } from './records-key';

/** Query options of one page of the libraries or donors of a query's files, with facts about each. */
export function groupQuery(client: DataseqClient, options: TreeOptions, query: DataQuery, field: string) {
  const request = groupRequest(query, field, options);
  return queryOptions({
    queryKey: [...RECORDS_KEY, 'groups', request],
    queryFn: ({ signal }) => fetchGroups(client, request, signal),
  });
}
