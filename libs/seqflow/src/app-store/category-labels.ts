import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AppCategory } from './app-categories';

/** Labels of the tabs. */
export const CATEGORY_LABELS = {
  dnaseq: msg`Genomics`,
  rnaseq: msg`Transcriptomics`,
  proteomics: msg`Proteomics`,
  metabolomics: msg`Metabolomics`,
  other: msg`Other`,
} satisfies Record<AppCategory, MessageDescriptor>;
