import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { StartError } from '../config/start-error.ts';
import { servePglite } from './pglite-server.ts';
import type { PgliteWorkerMessage, PgliteWorkerTask } from './pglite-worker.ts';
import { socketPath } from './socket-path.ts';

/** Running embedded PostgreSQL. */
export interface EmbeddedDatabase {
  /** Folder of the socket, which the `pg` driver takes as host. */
  socketFolder: string;
  close(): Promise<void>;
}

/** Socket file name that the `pg` driver expects for port 5432. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Starts the cluster of a data folder, and creates it if missing. */
export async function startEmbeddedDatabase(
  dataDir: string,
  workerFile: string | undefined,
  print: (line: string) => void,
): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'records');
  const socket = socketPath(dataDir, SOCKET_NAME);
  const isNew = !existsSync(folder);
  if (isNew) print('Creating the database (only the first time) ...');
  const close =
    workerFile === undefined
      ? await startHere(folder, socket)
      : await startInWorker(workerFile, folder, socket, isNew);
  return { socketFolder: dirname(socket), close };
}

/** Starts PGlite without a worker, which cannot run TypeScript: long queries then block the event loop (development, tests). */
async function startHere(folder: string, socket: string): Promise<() => Promise<void>> {
  const server = await servePglite({ folder, socket }).catch((error: unknown) => {
    throw openError(folder, error instanceof Error ? error.message : String(error));
  });
  return () => server.close();
}

/**
 * Starts PGlite in a worker thread, so that a long query never blocks the server's event loop. A separate worker creates a
 * new cluster and then ends, because creating one takes 800 MB of memory that the process would keep.
 */
async function startInWorker(
  workerFile: string,
  folder: string,
  socket: string,
  isNew: boolean,
): Promise<() => Promise<void>> {
  if (isNew) await makeCluster(folder, workerFile, socket);
  const worker = startWorker(workerFile, { task: 'serve', folder, socket });
  await untilReady(worker, folder);
  return () => closeWorker(worker);
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no incomplete cluster. */
async function makeCluster(folder: string, workerFile: string, socket: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const worker = startWorker(workerFile, { task: 'make', folder: unfinished, socket });
  await untilReady(worker, unfinished);
  await worker.terminate();
  await rename(unfinished, folder);
}

function startWorker(file: string, workerData: PgliteWorkerTask): Worker {
  return new Worker(file, { workerData, stdout: true, stderr: true });
}

function untilReady(worker: Worker, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const broken = (reason: string) => reject(openError(folder, reason));
    worker.once('message', (message: PgliteWorkerMessage) =>
      message.type === 'failed' ? broken(message.message) : resolve(),
    );
    worker.once('error', (error) => broken(error.message));
    worker.once('exit', (code) => broken(`the database ended with code ${code}`));
  });
}

function openError(folder: string, reason: string): StartError {
  return new StartError(
    `The database in ${folder} does not open (${reason}). Put back a copy of the whole data folder from a backup. Only if there is none: "npm start -- --fresh" starts over, and deletes all accounts, projects, reports and files in ${dirname(folder)}.`,
  );
}

function closeWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.removeAllListeners('exit');
    worker.once('exit', () => resolve());
    worker.once('message', () => void worker.terminate());
    worker.postMessage('close');
  });
}
