import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Omics } from '@omics-portal/resources';

/** Titles of the collections' pages. */
export const COLLECTION_TITLES: Readonly<Record<Omics, MessageDescriptor>> = {
  genomics: msg`Genomics Data`,
  transcriptomics: msg`Transcriptomics Data`,
  proteomics: msg`Proteomics Data`,
  metabolomics: msg`Metabolomics Data`,
};

/** Descriptions of the collections of a project. */
export const COLLECTION_DESCRIPTIONS: Readonly<Record<Omics, (project: string) => MessageDescriptor>> = {
  genomics: (project) => msg`The ${project} Project for Quality Control of Genomics Profiling`,
  transcriptomics: (project) => msg`The ${project} Project for Quality Control of Transcriptomics Profiling`,
  proteomics: (project) => msg`The ${project} Project for Quality Control of Proteomics Profiling`,
  metabolomics: (project) => msg`The ${project} Project for Quality Control of Metabolomics Profiling`,
};
