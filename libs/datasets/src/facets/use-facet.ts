import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FieldSchema } from '@omics-portal/api';
import type { DataQuery } from '@omics-portal/data-query';
import { useRecordQueries } from '../ports/use-record-queries';
import { useSettled } from '../ports/use-settled';

interface FacetInput {
  readonly query: DataQuery;
  readonly field: FieldSchema;
  /** Text that is searched in the values. */
  readonly text: string;
  /** Whether the sizes of the files are shown. */
  readonly withSizes: boolean;
}

/**
 * Counts of a facet. The most frequent values come first; where there are more than the service sends at once, and where rare
 * ones may be missing from estimates, the service searches them.
 */
export function useFacet({ query, field: { key: field, values }, text, withSizes }: FacetInput) {
  const queries = useRecordQueries();
  // The service lists the values of a field if they are few.
  const hasManyValues = values === undefined;
  const all = useQuery({
    ...queries.facet(query, field, { withSizes, hasManyValues }),
    placeholderData: keepPreviousData,
  });
  const isCut =
    all.data !== undefined && (all.data.isEstimated || all.data.distinct > all.data.values.length);
  const contains = useSettled(text.trim());
  const isSearch = isCut && contains !== '';
  const found = useQuery({
    ...queries.facet(query, field, { contains, withSizes, hasManyValues }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  return { counts: isSearch && !found.isPending ? found : all, isCut };
}
