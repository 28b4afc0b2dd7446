import type { VisualisationDocument, VisualisationKind } from '@omics-portal/api/visualisation';
import { dnaDocument } from './dna-document.ts';
import { expressionDocument } from './expression-document.ts';

/** Computes the figures of a visualisation from the shipped tables and the installed reference sets. */
export function visualisationDocument(kind: VisualisationKind, seedFolder: string): VisualisationDocument {
  return kind === 'dna' ? dnaDocument(seedFolder) : expressionDocument(kind, seedFolder);
}
