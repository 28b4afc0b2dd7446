import type { FieldSchema } from '@omics-portal/api';
import { decodeSearch, type DataQuery } from '@omics-portal/data-query';
import { fieldKinds, MAX_PER_PAGE, type CollectionSearch } from './collection-search';

/** Source of a collection's query: its address and the stored page size. */
export interface CollectionAddress {
  readonly collection: string;
  readonly search: CollectionSearch;
  /** Fields of the collection, once they are loaded. */
  readonly fields?: readonly FieldSchema[] | undefined;
  /** Stored page size, for an address without page and page size. */
  readonly pageSize: number | null;
}

/** Query of a collection's address, with its problems and unknown parameters. */
export function readCollectionQuery({
  collection,
  search,
  fields,
  pageSize,
}: CollectionAddress): ReturnType<typeof decodeSearch> {
  const read = decodeSearch(search, {
    collection,
    maxPerPage: MAX_PER_PAGE,
    ...(fields && { fields: fieldKinds(fields) }),
  });
  const isFree = search['page'] === undefined && search['per_page'] === undefined;
  return isFree && pageSize !== null ? { ...read, query: { ...read.query, perPage: pageSize } } : read;
}

/** Checks whether a query names fields; the service rejects unknown ones, so they must be validated first. */
export function namesFields({ filters, sort }: DataQuery): boolean {
  return Object.keys(filters).length > 0 || sort !== undefined;
}
