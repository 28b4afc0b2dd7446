import type { FieldSchema } from '@omics-portal/api';
import { DEFAULT_TAB_FIELDS, type QueryTab } from '@omics-portal/data-query';
import { collectionName, isCollectionName, type Omics } from '@omics-portal/resources';

/** Collection to open where the address names none. */
const DEFAULT_OMICS: Omics = 'genomics';

/** Tabs of the pages of the four collections. */
const TABS_OF: Readonly<Record<Omics, readonly QueryTab[]>> = {
  genomics: ['files'],
  transcriptomics: ['files', 'libraries', 'donors'],
  proteomics: ['files', 'libraries', 'donors'],
  metabolomics: ['files', 'libraries', 'donors'],
};

/**
 * Tabs of a collection's page. One beside the four has tabs of libraries and donors if its schema has their fields, or while the
 * schema is not known.
 */
export function tabsOf(
  omics: Omics | undefined,
  fields?: readonly Pick<FieldSchema, 'key'>[],
): readonly QueryTab[] {
  return omics
    ? TABS_OF[omics]
    : TABS_OF.proteomics.filter((tab) => {
        const field = DEFAULT_TAB_FIELDS[tab];
        return !field || !fields || fields.some(({ key }) => key === field);
      });
}

/** Search parameter that names a collection beside the four, on the page that has no omics in its path. */
export const COLLECTION_PARAMETER = 'collection';

/** Collection that the page without omics in its path shows: the one that its address names, else the default. */
export function collectionOfSearch(brand: string, search: Readonly<Record<string, unknown>>): string {
  const name = search[COLLECTION_PARAMETER];
  return isCollectionName(name) ? name : collectionName(brand, DEFAULT_OMICS);
}
