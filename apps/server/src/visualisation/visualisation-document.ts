import {
  type DensityDocument,
  type HistoriesDocument,
  VISUALISATION_KINDS,
  type VisualisationDocument,
  type VisualisationKind,
} from '@omics-portal/api/visualisation';
import { densityDocument } from './density-document.ts';
import { dnaDocument } from './dna-document.ts';
import { expressionDocument } from './expression-document.ts';
import { historiesDocument } from './histories-document.ts';

/**
 * Names of the documents: one for each visualisation; the density of variants, which a page requests separately; and the totals
 * of the histories, which the overview shows.
 */
export const DOCUMENT_NAMES = [...VISUALISATION_KINDS, 'dna-density', 'histories'] as const;
/** One of {@link DOCUMENT_NAMES}. */
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

/** Computes the figures of a visualisation from the shipped tables and the installed reference sets. */
export function visualisationDocument(kind: VisualisationKind, seedFolder: string): VisualisationDocument {
  return kind === 'dna' ? dnaDocument(seedFolder) : expressionDocument(kind, seedFolder);
}

/** Document to compute. */
export interface DocumentTask {
  readonly name: DocumentName;
  /** Folder of the shipped tables. */
  readonly seedFolder: string;
  /** File that stores the counts of variants between starts. */
  readonly countsFile: string;
}

/** Computes a document. */
export async function computedDocument({
  name,
  seedFolder,
  countsFile,
}: DocumentTask): Promise<VisualisationDocument | DensityDocument | HistoriesDocument> {
  if (name === 'histories') return historiesDocument();
  return name === 'dna-density' ? densityDocument(countsFile) : visualisationDocument(name, seedFolder);
}
