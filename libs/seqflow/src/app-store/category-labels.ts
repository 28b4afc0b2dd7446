import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { AppCategory } from './app-categories';

/** The names of the tabs. */
export const CATEGORY_WORDS = {
  dnaseq: msg`Genomics`,
  rnaseq: msg`Transcriptomics`,
  proteomics: msg`Proteomics`,
  metabolomics: msg`Metabolomics`,
  other: msg`Other`,
} satisfies Record<AppCategory, MessageDescriptor>;
