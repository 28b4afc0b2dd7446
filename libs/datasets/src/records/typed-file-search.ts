import type { QuerySearch } from '@omics-portal/data-query';
import { SEARCH_FIELDS } from './collection-fields';

/** Letters, digits and - . / _ in the full width that Chinese input methods may type; not brackets, which names have. */
const FULL_WIDTH = /[\uFF0D-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A]/gu;

/** Search of files for a typed text, whose full-width letters and digits find those of names. */
export function typedFileSearch(text: string): QuerySearch {
  return {
    text: text.replace(FULL_WIDTH, (character) => character.normalize('NFKC')),
    fields: SEARCH_FIELDS,
  };
}
