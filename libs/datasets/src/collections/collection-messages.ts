import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Omics } from '@omics-portal/resources';

/** The title of the page of each collection. */
export const COLLECTION_TITLES: Readonly<Record<Omics, MessageDescriptor>> = {
  genomics: msg`Genomics Data`,
  transcriptomics: msg`Transcriptomics Data`,
  proteomics: msg`Proteomics Data`,
  metabolomics: msg`Metabolomics Data`,
};

/** What each collection holds, in a sentence. */
export const COLLECTION_DESCRIPTIONS: Readonly<Record<Omics, MessageDescriptor>> = {
  genomics: msg`The Quartet Project for Quality Control of Genomics Profiling`,
  transcriptomics: msg`The Quartet Project for Quality Control of Transcriptomics Profiling`,
  proteomics: msg`The Quartet Project for Quality Control of Proteomics Profiling`,
  metabolomics: msg`The Quartet Project for Quality Control of Metabolomics Profiling`,
};
