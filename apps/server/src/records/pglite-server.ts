import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** Embedded PostgreSQL on a unix socket. */
export interface PgliteServer {
  db: PGlite;
  close(): Promise<void>;
}

export interface PgliteServerOptions {
  /** Folder of the cluster; undefined: in memory. */
  folder: string | undefined;
  /** Packed cluster to start from, which saves the time of creating one (tests). */
  template?: Blob;
  socket: string;
}

/** Above the pool size of the server: the socket refuses surplus connections instead of queueing them. */
const CONNECTIONS = 20;

/** Opens the cluster (creates it if missing) and listens. Only one process per folder may do this: see data-dir-lock. */
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
