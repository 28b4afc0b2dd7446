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
  socket: string;
}

/** Above the pool size of the server: the socket refuses surplus connections instead of queueing them. */
const CONNECTIONS = 20;

/** Opens the cluster (creates it if missing) and listens. Only one process per folder may do this: see data-dir-lock. */
export async function servePglite(options: PgliteServerOptions): Promise<PgliteServer> {
  const db = await PGlite.create(options.folder === undefined ? {} : { dataDir: options.folder });
  const stop = await listenOn(db, options.socket);
  return {
    db,
    async close() {
      await stop();
      await db.close();
    },
  };
}

/** Listens on a socket for connections to an open cluster. Resolves to a function that ends them. */
export async function listenOn(db: PGlite, socket: string): Promise<() => Promise<void>> {
  await rm(socket, { force: true });
  const server = new PGLiteSocketServer({ db, path: socket, maxConnections: CONNECTIONS });
  await server.start();
  return () => server.stop();
}
