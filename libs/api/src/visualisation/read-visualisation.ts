import { isObject } from '../json/is-object';
import { VISUALISATION_VERSION, type VisualisationDocument } from './visualisation-documents';
import type { VisualisationKind } from './visualisation-kinds';

/**
 * Figures of a visualisation from the JSON of a server; null for the document of another kind or version. The server that
 * writes it is checked by its own tests, so only the head is checked here.
 */
export function readVisualisation(value: unknown, kind: VisualisationKind): VisualisationDocument | null {
  return isObject(value) && value['kind'] === kind && value['version'] === VISUALISATION_VERSION
    ? (value as unknown as VisualisationDocument)
    : null;
}
