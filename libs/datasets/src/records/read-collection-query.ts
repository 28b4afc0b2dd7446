import type { FieldSchema } from '@omics-portal/api';
import { decodeSearch, type DataQuery } from '@omics-portal/data-query';
import { fieldKinds, MAX_PER_PAGE, type CollectionSearch } from './collection-search';

/** Source of a collection's query: its address and the reader's choices. */
export interface CollectionAddress {
  readonly collection: string;
  readonly search: CollectionSearch;
  /** Fields of the collection, once they are known. */
  readonly fields?: readonly FieldSchema[] | undefined;
  /** Rows of a page as the reader chose them last. An address that names neither page nor size leaves it to them. */
  readonly pageSize: number | null;
}

/** Query of a collection's address, with the problems and the parameters of others in it. */
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

/** Whether the response depends on which fields there are: an address may name some that the back end would refuse. */
export function namesFields({ filters, sort }: DataQuery): boolean {
  return Object.keys(filters).length > 0 || sort !== undefined;
}
