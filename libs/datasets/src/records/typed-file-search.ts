import type { QuerySearch } from '@omics-portal/data-query';
import { SEARCH_FIELDS } from './collection-fields';

/** Search of files for a typed text. `containsPattern` finds names by letters and brackets of full width. */
export function typedFileSearch(text: string): QuerySearch {
  return { text, fields: SEARCH_FIELDS };
}
