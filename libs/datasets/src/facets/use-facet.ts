import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataQuery } from '@omics-portal/data-query';
import { useRecordQueries } from '../ports/use-record-queries';
import { useSettled } from '../ports/use-settled';

interface FacetInput {
  readonly query: DataQuery;
  readonly field: string;
  /** Text that is searched in the values. */
  readonly text: string;
  /** Whether the sizes of the files are shown. */
  readonly withSizes: boolean;
}

/**
 * Counts of a facet. The most frequent values come first; where there are more than the service sends at once, the service
 * searches them.
 */
export function useFacet({ query, field, text, withSizes }: FacetInput) {
  const queries = useRecordQueries();
  const all = useQuery({
    ...queries.facet(query, field, { withSizes }),
    placeholderData: keepPreviousData,
  });
  const isCut = all.data !== undefined && all.data.distinct > all.data.values.length;
  const contains = useSettled(text.trim());
  const isSearch = isCut && contains !== '';
  const found = useQuery({
    ...queries.facet(query, field, { contains, withSizes }),
    enabled: isSearch,
    placeholderData: keepPreviousData,
  });
  return { counts: isSearch && !found.isPending ? found : all, isCut };
}
