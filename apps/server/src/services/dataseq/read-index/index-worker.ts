import { parentPort, workerData } from 'node:worker_threads';
import { ColumnSetBuilder, type ColumnEntries, type ColumnSetPlan } from './column-set-builder.ts';

/** Worker task: the next records as a JSON array, or the end. */
export type IndexWorkerTask = { documents: string } | 'seal';

/** Worker response: ready for more, or the columns at the end. */
export type IndexWorkerResponse = 'ready' | ColumnEntries;

/** Worker thread that builds columns, so that a million records neither block requests nor fill the server's heap. */
const builder = new ColumnSetBuilder(workerData as ColumnSetPlan);

async function respond(task: IndexWorkerTask): Promise<IndexWorkerResponse> {
  if (task === 'seal') return builder.seal();
  await builder.add(task.documents);
  return 'ready';
}

parentPort?.on('message', (task: IndexWorkerTask) => {
  void respond(task).then(
    (response) => parentPort?.postMessage(response),
    (error: unknown) => {
      // Thrown outside of the promise, it ends the thread and is reported to its owner.
      setImmediate(() => {
        throw error;
      });
    },
  );
});
