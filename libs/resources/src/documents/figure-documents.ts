import type { VisualisationKind } from '@omics-portal/api/visualisation';
import { documentQueries } from './document-queries';

/** Name of a document with figures: those of a visualization, and those that only one part of a screen shows. */
export type FigureDocumentName = VisualisationKind | 'dna-density' | 'histories';

/** Query options of figures of published batches, unchecked. `folder`: address of the folder that has them, without a slash at its end. */
export const figureDocumentQuery = (folder: string, name: FigureDocumentName) =>
  documentQueries.json(`${folder}/${name}.json`);
