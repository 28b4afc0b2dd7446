import { parentPort, workerData } from 'node:worker_threads';
import { ColumnSetBuilder, type ColumnEntries, type ColumnSetPlan } from './column-set-builder.ts';

/** The next records as the text of a JSON list, or that there are no more. */
export type IndexWorkerTask = { documents: string } | 'seal';

/** What the worker says: that it wants more, or the columns at the end. */
export type IndexWorkerAnswer = 'taken' | ColumnEntries;

/** Thread that makes columns, so that a million records neither hold up the requests nor fill the server's own heap. */
const builder = new ColumnSetBuilder(workerData as ColumnSetPlan);

async function answer(task: IndexWorkerTask): Promise<IndexWorkerAnswer> {
  if (task === 'seal') return builder.seal();
  await builder.add(task.documents);
  return 'taken';
}

parentPort?.on('message', (task: IndexWorkerTask) => {
  void answer(task).then(
    (said) => parentPort?.postMessage(said),
    (error: unknown) => {
      // Outside of the promise, where it ends the thread and reaches whoever started it.
      setImmediate(() => {
        throw error;
      });
    },
  );
});
