import { emptyQuery, withSearch, type DataQuery } from '@omics-portal/data-query';

/** Query with only its filters and search, which are a step of the undo history. Sort order, tab and page cannot be undone. */
export function onlyFilters({ collection, filters, search }: DataQuery): DataQuery {
  return { ...withSearch(emptyQuery(collection), search ?? null), filters };
}

/** Query with the filters and the search of a step, on page 1; sort order, tab and page size are unchanged. */
export function queryAt({ filters, search }: DataQuery, query: DataQuery): DataQuery {
  return { ...withSearch(query, search ?? null), filters };
}
