import type { FieldSchema } from '@omics-portal/api';
import {
  decodeSearch,
  encodeSearch,
  type DataQuery,
  type DecodedSearch,
  type SearchRecord,
} from '@omics-portal/data-query';
import { fieldKinds, MAX_PER_PAGE, SEARCH_FIELDS } from './collection-fields';
import type { CollectionSearch } from './collection-search';

/** Source of a collection's query: its address and the stored page size. */
export interface CollectionAddress {
  readonly collection: string;
  readonly search: CollectionSearch;
  /** Fields of the collection, once they are loaded. */
  readonly fields?: readonly FieldSchema[] | undefined;
  /** Page size of an address without page and page size. */
  readonly pageSize: number;
}

/** Query of a collection's address, with its problems and unknown parameters. */
export function readCollectionQuery({
  collection,
  search,
  fields,
  pageSize,
}: CollectionAddress): DecodedSearch {
  const read = decodeSearch(search, {
    collection,
    maxPerPage: MAX_PER_PAGE,
    searchFields: SEARCH_FIELDS,
    ...(fields && { fields: fieldKinds(fields) }),
  });
  const hasSize =
    search['per_page'] !== undefined && read.problems.every(({ code }) => code !== 'bad-page-size');
  const isFree = read.query.page === 1 && !hasSize;
  return isFree ? { ...read, query: { ...read.query, perPage: pageSize } } : read;
}

/** Search parameters of a query; a first page of the usual size needs no page size. Inverse of `readCollectionQuery`. */
export function writeCollectionQuery(query: DataQuery, rest: SearchRecord, pageSize: number): SearchRecord {
  const written = encodeSearch(query, rest);
  if (query.page > 1) return written;
  const { per_page: _size, ...free } = written;
  return query.perPage === pageSize ? free : { ...free, per_page: String(query.perPage) };
}

/** Checks whether a query names fields; the service rejects unknown ones, so they must be validated first. */
export function namesFields({ filters, anyOf, sort }: DataQuery): boolean {
  return Object.keys(filters).length > 0 || anyOf !== undefined || sort !== undefined;
}
