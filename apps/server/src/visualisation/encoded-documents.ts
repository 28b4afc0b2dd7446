import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ServerPaths } from '../config/server-config.ts';
import { encodeBody, type EncodedBody } from '../http/encoded-body.ts';
import { computedDocument, type DocumentName, type DocumentTask } from './visualisation-document.ts';

/**
 * Documents of the visualisations, computed at their first request and kept until the server ends: a reference set that is
 * installed later appears after a restart. A failed computation is tried again at the next request.
 */
export function createEncodedDocuments({
  seed,
  indexDir,
  visualisationWorker,
}: Pick<ServerPaths, 'seed' | 'indexDir' | 'visualisationWorker'>): (
  name: DocumentName,
) => Promise<EncodedBody> {
  const countsFile = join(indexDir, 'variant-density.json');
  const documents = new Map<DocumentName, Promise<EncodedBody>>();
  return (name) => {
    const known = documents.get(name);
    if (known) return known;
    const made = encoded({ name, seedFolder: seed, countsFile }, visualisationWorker);
    documents.set(name, made);
    made.catch(() => documents.delete(name));
    return made;
  };
}

async function encoded(task: DocumentTask, worker: string | undefined): Promise<EncodedBody> {
  const identity = Buffer.from(
    worker === undefined ? JSON.stringify(await computedDocument(task)) : await computedBy(worker, task),
  );
  return encodeBody(identity);
}

function computedBy(script: string, task: DocumentTask): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task });
    worker.once('message', (text: string) => resolve(text));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The figures of the visualisation were not computed.')));
  });
}
