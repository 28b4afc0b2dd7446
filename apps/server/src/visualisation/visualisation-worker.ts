import { parentPort, workerData } from 'node:worker_threads';
import type { VisualisationKind } from '@omics-portal/api/visualisation';
import { visualisationDocument } from './visualisation-document.ts';

/** Task of the worker: the kind, and the folder of the shipped tables. */
export interface VisualisationTask {
  readonly kind: VisualisationKind;
  readonly seedFolder: string;
}

/** Worker thread that computes a document, which takes up to half a second of a core. */
const { kind, seedFolder } = workerData as VisualisationTask;
parentPort?.postMessage(JSON.stringify(visualisationDocument(kind, seedFolder)));
