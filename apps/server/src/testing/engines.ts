import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { migrate, openRecords } from '../records/open-records.ts';
import { servePglite } from '../records/pglite-server.ts';
import { databaseTemplate } from './database-template.ts';
import { startPostgres } from './postgres-cluster.ts';

/** Test database: empty and migrated. */
export interface TestDatabase {
  db: Kysely<Database>;
  close(): Promise<void>;
}

/** Both database engines of the server, for tests that must pass on each. */
export const ENGINES: readonly { name: string; open(): Promise<TestDatabase> }[] = [
  { name: 'PGlite', open: openPglite },
  { name: 'PostgreSQL', open: openPostgres },
];

/** Opens an embedded database in memory. */
export async function openPglite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'records-'));
  const template = new Blob([await readFile(await databaseTemplate())]);
  const engine = await servePglite({ folder: undefined, socket: join(folder, '.s.PGSQL.5432'), template });
  return migrated(openRecords({ socketFolder: folder }), async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });
}

async function openPostgres(): Promise<TestDatabase> {
  const { url, close } = await startPostgres();
  return migrated(openRecords({ url }), close);
}

async function migrated(db: Kysely<Database>, closeEngine: () => Promise<void>): Promise<TestDatabase> {
  await migrate(db);
  return {
    db,
    async close() {
      await db.destroy();
      await closeEngine();
    },
  };
}
