import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataQuery } from '@omics-portal/data-query';
import { groupQuery } from '@omics-portal/resources';
import { useDatasets } from '../ports/datasets-ports';

/** Request of one page of the libraries or donors of a query; `field` is library_id or donor_id. */
export function useGroups(query: DataQuery, field: string) {
  const { dataseq, numericRange } = useDatasets();
  return useQuery({
    ...groupQuery(dataseq, { numericRange }, query, field),
    placeholderData: keepPreviousData,
  });
}
