import { queryOptions } from '@tanstack/react-query';
import type { DataFile, DataseqClient } from '@omics-portal/api';
import {
  toQueryTree,
  withFilter,
  withSearch,
  type DataQuery,
  type FilterValue,
  type QuerySearch,
  type TreeOptions,
} from '@omics-portal/data-query';
import { isMissing } from './count-loader';
import { fetchRecords } from './record-queries';
import { RECORDS_KEY } from './records-key';
import { readFacetSummaries } from '../readers/read-records';

/** Maximum number of suggested files, and of suggested values of each field. */
const MAX_FILES = 5;
const MAX_VALUES = 3;

/** Value of a field that contains a text, with the number of its files. */
export interface SuggestedValue {
  readonly field: string;
  readonly value: FilterValue;
  readonly total: number;
}

/** Suggestions for a text: files that a search finds, and values that contain the text. */
export interface SearchSuggestions {
  /** Number of files that the search finds. */
  readonly total: number;
  readonly files: readonly DataFile[];
  readonly values: readonly SuggestedValue[];
}

/** Query options of the suggestions for a search below the filters of a query. `fields` have values worth a filter. */
export function searchSuggestions(client: DataseqClient, options: TreeOptions) {
  return (query: DataQuery, search: QuerySearch, fields: readonly string[]) =>
    queryOptions({
      queryKey: [
        ...RECORDS_KEY,
        'suggestions',
        query.collection,
        toQueryTree(withSearch(query, null), options),
        search,
        fields,
      ],
      queryFn: async ({ signal }): Promise<SearchSuggestions> => {
        const found = { ...withSearch(query, search), page: 1, perPage: MAX_FILES };
        const [page, ...values] = await Promise.all([
          fetchRecords(client, options, found, signal),
          ...fields.map((field) => valuesWith(client, options, { query, field, text: search.text, signal })),
        ]);
        return { total: page.total, files: page.data, values: values.flat() };
      },
    });
}

interface ValuesInput {
  readonly query: DataQuery;
  readonly field: string;
  readonly text: string;
  readonly signal: AbortSignal;
}

/** Most frequent values of a field that contain a text. A server without summaries suggests none. */
async function valuesWith(
  client: DataseqClient,
  options: TreeOptions,
  { query, field, text, signal }: ValuesInput,
): Promise<readonly SuggestedValue[]> {
  const containing = withFilter(withSearch(query, null), field, { kind: 'text', contains: text });
  try {
    const { data } = await client.POST('/api/facets/{name}', {
      params: { path: { name: query.collection } },
      body: {
        query: toQueryTree(containing, options),
        facets: [{ field, limit: MAX_VALUES }],
        own: 'included',
        // A sample lacks rare values.
        exact: true,
      },
      signal,
    });
    const [summary] = readFacetSummaries(data);
    const counts = summary && 'counts' in summary ? summary.counts : [];
    return counts.map(({ _id: value, total }) => ({ field, value: value ?? null, total }));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
