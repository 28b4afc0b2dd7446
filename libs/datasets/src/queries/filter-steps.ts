import { emptyQuery, type DataQuery } from '@omics-portal/data-query';

/** Query with only its filters, which are a step of the undo history. Sort order, tab and page cannot be undone. */
export function onlyFilters({ collection, filters }: DataQuery): DataQuery {
  return { ...emptyQuery(collection), filters };
}

/** Query with the filters of a step, on page 1; sort order, tab and page size are unchanged. */
export function queryAt({ filters }: DataQuery, query: DataQuery): DataQuery {
  return { ...query, filters, page: 1 };
}
