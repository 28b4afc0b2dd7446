import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** The embedded PostgreSQL behind a unix socket. */
export interface PgliteServer {
  db: PGlite;
  close(): Promise<void>;
}

export interface PgliteServerOptions {
  /** Folder of the cluster; undefined keeps it in memory. */
  folder: string | undefined;
  /** A packed cluster to begin with, which saves the seconds that making one takes (tests). */
  template?: Blob;
  socket: string;
}

/** More than the pool of the server ever opens: the socket refuses the surplus instead of queueing it. */
const CONNECTIONS = 20;

/** Opens the cluster (makes one if there is none) and listens. Only one process may do this per folder: see data-dir-lock. */
export async function servePglite(options: PgliteServerOptions): Promise<PgliteServer> {
  const db = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.template ? { loadDataDir: options.template } : {}),
  });
  await rm(options.socket, { force: true });
  const server = new PGLiteSocketServer({ db, path: options.socket, maxConnections: CONNECTIONS });
  await server.start();
  return {
    db,
    async close() {
      await server.stop();
      await db.close();
    },
  };
}
