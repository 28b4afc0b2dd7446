import { useMemo } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataQuery } from '@omics-portal/data-query';
import { searchSuggestions } from '@omics-portal/resources';
import { useDatasets } from '../ports/datasets-ports';
import { useSettled } from '../ports/use-settled';
import { typedFileSearch } from './typed-file-search';

/** Fields whose values are suggested as filters. */
const VALUE_FIELDS = ['library_id', 'donor_id'] as const;

/** Suggestions for a typed text, which is not blank, requested once the typing pauses. */
export function useSearchSuggestions(query: DataQuery, text: string) {
  const { dataseq, numericRange } = useDatasets();
  const suggest = useMemo(() => searchSuggestions(dataseq, { numericRange }), [dataseq, numericRange]);
  return useQuery({
    ...suggest(query, typedFileSearch(useSettled(text)), VALUE_FIELDS),
    placeholderData: keepPreviousData,
  });
}
