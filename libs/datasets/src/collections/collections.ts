import type { QueryTab } from '@omics-portal/data-query';

/** The kinds of data; each has one collection. */
export const OMICS = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'] as const;
export type Omics = (typeof OMICS)[number];

/** The collection to open where none is named. */
export const DEFAULT_OMICS: Omics = 'genomics';

/** The views of each collection. */
export const TABS_OF: Readonly<Record<Omics, readonly QueryTab[]>> = {
  genomics: ['files'],
  transcriptomics: ['files', 'libraries', 'donors'],
  proteomics: ['files', 'libraries', 'donors'],
  metabolomics: ['files', 'libraries', 'donors'],
};

/** The name of a collection on the wire. */
export function collectionName(brand: string, omics: Omics): string {
  return `${brand}_${omics}`;
}

/** The kind of data of a collection; undefined for a collection of another site. */
export function omicsOf(brand: string, collection: string): Omics | undefined {
  return OMICS.find((omics) => collectionName(brand, omics) === collection);
}
