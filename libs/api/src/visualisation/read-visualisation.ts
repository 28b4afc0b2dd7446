import { isObject } from '../json/is-object';
import type { DensityDocument } from './density-document';
import type { HistoriesDocument } from './histories-document';
import { VISUALISATION_VERSION, type VisualisationDocument } from './visualisation-documents';
import type { VisualisationKind } from './visualisation-kinds';

/**
 * Figures of a visualisation from the JSON of a server; null for the document of another kind or version. The server that
 * writes it is checked by its own tests, so only the head is checked here.
 */
export function readVisualisation(value: unknown, kind: VisualisationKind): VisualisationDocument | null {
  return isOfKind(value, kind) ? (value as unknown as VisualisationDocument) : null;
}

/** Density of variants from the JSON of a server; null for another document or version. */
export function readDensity(value: unknown): DensityDocument | null {
  return isOfKind(value, 'dna-density') ? (value as unknown as DensityDocument) : null;
}

/** Totals of the batches of the histories from the JSON of a server; null for another document or version. */
export function readHistories(value: unknown): HistoriesDocument | null {
  return isOfKind(value, 'histories') ? (value as unknown as HistoriesDocument) : null;
}

function isOfKind(value: unknown, kind: string): boolean {
  return isObject(value) && value['kind'] === kind && value['version'] === VISUALISATION_VERSION;
}
