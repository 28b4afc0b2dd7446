import { useMemo } from 'react';
import { recordQueries } from '@omics-portal/resources';
import { useDatasets } from './datasets-ports';

/** Query options of the collections of this host. */
export function useRecordQueries(): ReturnType<typeof recordQueries> {
  const { dataseq, numericRange } = useDatasets();
  return useMemo(() => recordQueries(dataseq, { numericRange }), [dataseq, numericRange]);
}
