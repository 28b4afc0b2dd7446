import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { servePglite, type PgliteServer } from './pglite-server.ts';

/** `make`: write a new cluster and end. `serve`: open it and listen until told to close. */
export interface PgliteWorkerTask {
  task: 'make' | 'serve';
  folder: string;
  socket: string;
}

/** What the worker says: `ready` once the task is done (make) or the socket listens (serve), `closed` at the end. */
export type PgliteWorkerMessage =
  { type: 'ready' } | { type: 'closed' } | { type: 'failed'; message: string };

function tell(message: PgliteWorkerMessage): void {
  parentPort?.postMessage(message);
}

async function run({ task, folder, socket }: PgliteWorkerTask): Promise<PgliteServer | undefined> {
  if (task === 'serve') return await servePglite({ folder, socket });
  const db = await PGlite.create({ dataDir: folder });
  await db.close();
  return undefined;
}

async function main(): Promise<void> {
  try {
    const server = await run(workerData as PgliteWorkerTask);
    tell({ type: 'ready' });
    parentPort?.once('message', () => {
      void server?.close().finally(() => tell({ type: 'closed' }));
    });
  } catch (error) {
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

void main();
