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

/**
 * Collections that a site offers, by name: those of the four that the server lists, then others. Without the list, the four.
 */
export function offeredCollections(brand: string, listed: readonly string[] | undefined): readonly string[] {
  const own = OMICS.map((omics) => collectionName(brand, omics));
  if (listed === undefined) {
    return own;
  }
  const others = listed.filter((name) => isCollectionName(name) && !own.includes(name));
  return [...own.filter((name) => listed.includes(name)), ...new Set(others.toSorted())];
}
