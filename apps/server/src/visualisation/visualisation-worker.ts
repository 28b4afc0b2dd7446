import { parentPort, workerData } from 'node:worker_threads';
import { computedDocument, type DocumentName } from './visualisation-document.ts';

/** Task of the worker: the name of the document, and the folder of the shipped tables. */
export interface VisualisationTask {
  readonly name: DocumentName;
  readonly seedFolder: string;
}

/** Worker thread that computes a document, which takes up to half a second of a core, and for files of variants a minute. */
const { name, seedFolder } = workerData as VisualisationTask;
parentPort?.postMessage(JSON.stringify(await computedDocument(name, seedFolder)));
