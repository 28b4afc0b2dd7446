import { collectionListQuery, offeredCollections, omicsOf, type Omics } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useHome } from '../ports/home-ports';

/** Collections that the server lists; until then, and if the list fails, the four. */
export interface Offered {
  readonly omics: readonly Omics[];
  /** Names on the wire of the collections beside the four. */
  readonly others: readonly string[];
}

export function useOffered(): Offered {
  const { brand, dataseq } = useHome();
  const names = offeredCollections(brand, useQuery(collectionListQuery(dataseq)).data);
  return {
    omics: names.flatMap((name) => omicsOf(brand, name) ?? []),
    others: names.filter((name) => !omicsOf(brand, name)),
  };
}
