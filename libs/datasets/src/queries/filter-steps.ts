import { emptyQuery, type DataQuery } from '@omics-portal/data-query';

/** What of a query is a step of its history on this page: the filters. Order, tab and pages are not taken back. */
export function onlyFilters({ collection, filters }: DataQuery): DataQuery {
  return { ...emptyQuery(collection), filters };
}

/** The query with the filters of a step, on its first page; order, tab and size stay. */
export function queryAt({ filters }: DataQuery, query: DataQuery): DataQuery {
  return { ...query, filters, page: 1 };
}
