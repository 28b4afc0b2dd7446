import type { VisualisationKind } from '@omics-portal/api/visualisation';
import type { Omics } from '@omics-portal/resources';

/** Omics type of each visualisation. */
export const OMICS_OF_KIND: Readonly<Record<VisualisationKind, Omics>> = {
  dna: 'genomics',
  rna: 'transcriptomics',
  protein: 'proteomics',
  metabolism: 'metabolomics',
};
