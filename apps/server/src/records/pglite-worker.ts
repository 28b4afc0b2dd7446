import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { servePglite, type PgliteServer } from './pglite-server.ts';

/** Worker task. `make`: create a new cluster and end. `serve`: open it and listen until a close message. */
export interface PgliteWorkerTask {
  task: 'make' | 'serve';
  folder: string;
  socket: string;
}

/** Worker message: `ready` after the task (make) or when the socket listens (serve), `closed` at the end. */
export type PgliteWorkerMessage =
  { type: 'ready' } | { type: 'closed' } | { type: 'failed'; message: string };

function send(message: PgliteWorkerMessage): void {
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
    send({ type: 'ready' });
    parentPort?.once('message', () => {
      void server?.close().finally(() => send({ type: 'closed' }));
    });
  } catch (error) {
    send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

void main();
