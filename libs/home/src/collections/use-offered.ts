import { collectionListQuery, offeredCollections, omicsOf, type Omics } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { useHome } from '../ports/home-ports';

/** Collections that the server lists; until then, and if the list fails, the four. */
export interface Offered {
  readonly omics: readonly Omics[];
  /** Names on the wire of the collections beside the four. */
  readonly others: readonly string[];
  /** False while the list loads. */
  readonly isKnown: boolean;
}

export function useOffered(): Offered {
  const { brand, dataseq } = useHome();
  const { data, isPending } = useQuery(collectionListQuery(dataseq));
  const names = offeredCollections(brand, data);
  return {
    omics: names.flatMap((name) => omicsOf(brand, name) ?? []),
    others: names.filter((name) => !omicsOf(brand, name)),
    isKnown: !isPending,
  };
}
