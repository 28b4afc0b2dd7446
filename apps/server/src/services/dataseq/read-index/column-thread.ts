import { Worker } from 'node:worker_threads';
import { ColumnSetBuilder, type ColumnEntries, type ColumnSetPlan } from './column-set-builder.ts';
import type { IndexWorkerResponse, IndexWorkerTask } from './index-worker.ts';

/** Column maker: builds columns from documents, in this thread or a worker. One call at a time. */
export interface ColumnMaker {
  /** Resolves when it is ready for more. */
  add(documents: string): Promise<void>;
  seal(): Promise<ColumnEntries>;
  close(): Promise<void>;
}

/**
 * Starts a column maker.
 *
 * @param workerFile built file of `index-worker`; undefined when the server runs from source, which a worker cannot: the
 * columns are then built in this thread, in slices.
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
  /** Set when the thread has failed; later calls are rejected with it. */
  #failure: Error | undefined;

  constructor(file: string, workerData: ColumnSetPlan) {
    this.#worker = new Worker(file, { workerData });
    // A stopping server does not wait for an index.
    this.#worker.unref();
    this.#worker.on('error', (error: Error) => (this.#failure = error));
    this.#worker.on('exit', () => (this.#failure ??= new Error('The thread of the read index ended.')));
  }

  async add(documents: string): Promise<void> {
    await this.#send({ documents });
  }

  async seal(): Promise<ColumnEntries> {
    const response = await this.#send('seal');
    return response === 'ready' ? [] : response;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #send(task: IndexWorkerTask): Promise<IndexWorkerResponse> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      const over = () => {
        worker.off('message', onMessage);
        worker.off('exit', ended);
      };
      const onMessage = (response: IndexWorkerResponse) => {
        over();
        resolve(response);
      };
      const ended = () => {
        over();
        reject(this.#failure ?? new Error('The thread of the read index ended.'));
      };
      if (this.#failure !== undefined) return reject(this.#failure);
      worker.on('message', onMessage);
      worker.on('exit', ended);
      worker.postMessage(task);
    });
  }
}
