import type { OmicsType } from '@omics-portal/api';

/** Omics types; each has one collection. */
export const OMICS = [
  'genomics',
  'transcriptomics',
  'proteomics',
  'metabolomics',
] as const satisfies readonly OmicsType[];
export type Omics = (typeof OMICS)[number];

const NAME = /^[a-z][a-z0-9_]{1,61}[a-z0-9]$/;

/** True for a valid name of a collection (`CollectionName` of dataseq.yaml). */
export function isCollectionName(name: unknown): name is string {
  return typeof name === 'string' && NAME.test(name);
}

/** Name of a collection on the wire. */
export function collectionName(brand: string, omics: Omics): string {
  return `${brand}_${omics}`;
}

/** Omics of a collection; undefined for a collection beside the four of the site. */
export function omicsOf(brand: string, collection: string): Omics | undefined {
  return OMICS.find((omics) => collectionName(brand, omics) === collection);
}
