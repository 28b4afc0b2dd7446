import { parentPort, workerData } from 'node:worker_threads';
import { computedDocument, type DocumentTask } from './visualisation-document.ts';

/** Worker thread that computes a document, which takes up to half a second of a core, and for files of variants a minute. */
parentPort?.postMessage(JSON.stringify(await computedDocument(workerData as DocumentTask)));
