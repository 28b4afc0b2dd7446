import { Worker } from 'node:worker_threads';
import { ColumnSetBuilder, type ColumnEntries, type ColumnSetPlan } from './column-set-builder.ts';
import type { IndexWorkerAnswer, IndexWorkerTask } from './index-worker.ts';

/** Whoever makes columns from documents, here or in a thread of its own. One call at a time. */
export interface ColumnMaker {
  /** Ends when it can take more. */
  add(documents: string): Promise<void>;
  seal(): Promise<ColumnEntries>;
  close(): Promise<void>;
}

/**
 * Starts one.
 *
 * @param workerFile `index-worker` as it was built; undefined where the server runs from its sources, which no thread can:
 * the work is then done here, in slices.
 */
export function startColumnMaker(workerFile: string | undefined, plan: ColumnSetPlan): ColumnMaker {
  return workerFile === undefined ? makeHere(plan) : new ColumnThread(workerFile, plan);
}

function makeHere(plan: ColumnSetPlan): ColumnMaker {
  const builder = new ColumnSetBuilder(plan);
  return {
    add: (documents) => builder.add(documents),
    seal: () => builder.seal(),
    close: async () => undefined,
  };
}

class ColumnThread implements ColumnMaker {
  readonly #worker: Worker;
  /** Set once the thread has ended by itself: nothing that is asked of it is answered any more. */
  #failure: Error | undefined;

  constructor(file: string, workerData: ColumnSetPlan) {
    this.#worker = new Worker(file, { workerData });
    // A server that stops does not wait for an index.
    this.#worker.unref();
    this.#worker.on('error', (error: Error) => (this.#failure = error));
    this.#worker.on('exit', () => (this.#failure ??= new Error('The thread of the read index ended.')));
  }

  async add(documents: string): Promise<void> {
    await this.#ask({ documents });
  }

  async seal(): Promise<ColumnEntries> {
    const answer = await this.#ask('seal');
    return answer === 'taken' ? [] : answer;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #ask(task: IndexWorkerTask): Promise<IndexWorkerAnswer> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const over = () => {
        worker.off('message', answered);
        worker.off('exit', ended);
      };
      const answered = (answer: IndexWorkerAnswer) => {
        over();
        resolve(answer);
      };
      const ended = () => {
        over();
        reject(this.#failure ?? new Error('The thread of the read index ended.'));
      };
      if (this.#failure !== undefined) return reject(this.#failure);
      worker.on('message', answered);
      worker.on('exit', ended);
      worker.postMessage(task);
    });
  }
}
