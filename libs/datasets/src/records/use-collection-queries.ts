import { useMemo } from 'react';
import { useDatasets } from '../ports/datasets-ports';
import { collectionQueries } from './collection-queries';

/** The queries of this host's collections. */
export function useCollectionQueries(): ReturnType<typeof collectionQueries> {
  const { dataseq, numericRange } = useDatasets();
  return useMemo(() => collectionQueries(dataseq, { numericRange }), [dataseq, numericRange]);
}
