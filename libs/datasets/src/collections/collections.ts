import type { QueryTab } from '@omics-portal/data-query';

/** The kinds of data; each has one collection. */
export const OMICS = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'] as const;
export type Omics = (typeof OMICS)[number];

/** The collection to open where none is named. */
const DEFAULT_OMICS: Omics = 'genomics';

/** The views of each collection. */
export const TABS_OF: Readonly<Record<Omics, readonly QueryTab[]>> = {
  genomics: ['files'],
  transcriptomics: ['files', 'libraries', 'donors'],
  proteomics: ['files', 'libraries', 'donors'],
  metabolomics: ['files', 'libraries', 'donors'],
};

/** Search parameter that names a collection beside the four, on the page that has no kind of data in its path. */
export const COLLECTION_PARAMETER = 'collection';

const NAME = /^[a-z][a-z0-9_]{1,61}[a-z0-9]$/;

/** Whether a text can be the name of a collection (`CollectionName` of dataseq.yaml). */
export function isCollectionName(name: unknown): name is string {
  return typeof name === 'string' && NAME.test(name);
}

/** The collection that the page without a kind of data shows: the one that its address names, else the default. */
export function collectionOfSearch(brand: string, search: Readonly<Record<string, unknown>>): string {
  const name = search[COLLECTION_PARAMETER];
  return isCollectionName(name) ? name : collectionName(brand, DEFAULT_OMICS);
}

/** The name of a collection on the wire. */
export function collectionName(brand: string, omics: Omics): string {
  return `${brand}_${omics}`;
}

/** The kind of data of a collection; undefined for a collection of another site. */
export function omicsOf(brand: string, collection: string): Omics | undefined {
  return OMICS.find((omics) => collectionName(brand, omics) === collection);
}
