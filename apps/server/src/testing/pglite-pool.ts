import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SOCKET_NAME } from '../records/embedded-database.ts';
import { listenOn } from '../records/pglite-server.ts';
import { databaseTemplate } from './database-template.ts';
import { contentOf, resetDatabase, type DatabaseContent } from './reset-database.ts';

/** Embedded database of a test: in memory, migrated and empty. */
export interface TestPglite {
  socketFolder: string;
  close(): Promise<void>;
}

interface PooledDatabase {
  readonly db: PGlite;
  /** Content of the template, to which each use returns the database. */
  readonly content: DatabaseContent;
}

/** Closed databases of this process. Opening one costs more than a second of a core, returning one to its template less than a tenth. */
const idle: PooledDatabase[] = [];

/** Opens an embedded database in memory, or takes one that another test has closed. */
export async function takePglite(): Promise<TestPglite> {
  const pooled = idle.pop() ?? (await openDatabase());
  const socketFolder = await mkdtemp(join(tmpdir(), 'records-'));
  const stop = await listenOn(pooled.db, join(socketFolder, SOCKET_NAME));
  return {
    socketFolder,
    async close() {
      await stop();
      await rm(socketFolder, { recursive: true, force: true });
      if (idle.length === 0 && (await resetDatabase(pooled.db, pooled.content))) idle.push(pooled);
      else await pooled.db.close();
    },
  };
}

async function openDatabase(): Promise<PooledDatabase> {
  const template = new Blob([await readFile(await databaseTemplate())]);
  const db = await PGlite.create({ loadDataDir: template });
  return { db, content: await contentOf(db) };
}
