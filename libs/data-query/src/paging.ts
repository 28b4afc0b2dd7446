import { checkQuery } from './check-query';
import { checkNumber } from './check-shape';
import { readPageNumber } from './page-number';
import type { DataQuery } from './query';

/** Number of pages, at least 1, so that an empty list has a first page. */
export function pageCount(total: number, perPage: number): number {
  checkNumber(total, 'total');
  checkNumber(perPage, 'perPage');
  return Math.max(1, Math.ceil(total / Math.max(1, perPage)));
}

/** Query with another page; a page below 1 or not whole becomes 1. */
export function setPage<Tab extends string>(query: DataQuery<Tab>, page: number): DataQuery<Tab> {
  checkQuery(query);
  checkNumber(page, 'page');
  return { ...query, page: readPageNumber(page) ?? 1 };
}

/** Query with another page size, at the page that contains the first visible row. A size below 1 changes nothing. */
export function setPerPage<Tab extends string>(query: DataQuery<Tab>, perPage: number): DataQuery<Tab> {
  checkQuery(query);
  checkNumber(perPage, 'perPage');
  const size = readPageNumber(perPage);
  if (size === null) return query;
  const firstRow = (query.page - 1) * query.perPage;
  return { ...query, perPage: size, page: Math.floor(firstRow / size) + 1 };
}

/** Query parameters of `POST /api/collections/{name}` for page and order. */
export function toPageParams(query: DataQuery<string>): { page: number; per_page: number; sort?: string } {
  checkQuery(query);
  const paging = { page: readPageNumber(query.page) ?? 1, per_page: readPageNumber(query.perPage) ?? 10 };
  return query.sort === undefined
    ? paging
    : { ...paging, sort: `${query.sort.field}:${query.sort.direction}` };
}
