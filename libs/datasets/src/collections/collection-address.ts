import type { QueryTab } from '@omics-portal/data-query';
import { collectionName, isCollectionName, type Omics } from '@omics-portal/resources';

/** Collection to open where the address names none. */
const DEFAULT_OMICS: Omics = 'genomics';

/** Tabs of each collection's page. */
export const TABS_OF: Readonly<Record<Omics, readonly QueryTab[]>> = {
  genomics: ['files'],
  transcriptomics: ['files', 'libraries', 'donors'],
  proteomics: ['files', 'libraries', 'donors'],
  metabolomics: ['files', 'libraries', 'donors'],
};

/** Search parameter that names a collection beside the four, on the page that has no omics in its path. */
export const COLLECTION_PARAMETER = 'collection';

/** Collection that the page without omics in its path shows: the one that its address names, else the default. */
export function collectionOfSearch(brand: string, search: Readonly<Record<string, unknown>>): string {
  const name = search[COLLECTION_PARAMETER];
  return isCollectionName(name) ? name : collectionName(brand, DEFAULT_OMICS);
}
