import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { SOCKET_NAME } from '../records/embedded-database.ts';
import { openRecords } from '../records/open-records.ts';
import { listenOn } from '../records/pglite-server.ts';
import { databaseTemplate } from './database-template.ts';
import { createTestDatabase } from './test-database.ts';

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

/** Opens a database on PostgreSQL. It needs a fraction of the processor time of an embedded one. */
export async function openPostgres(): Promise<TestDatabase> {
  const { url, close } = await createTestDatabase();
  return testDatabase(openRecords({ url }), close);
}

/** Opens an embedded database in memory. */
async function openPglite(): Promise<TestDatabase> {
  const embedded = await PGlite.create({ loadDataDir: new Blob([await readFile(await databaseTemplate())]) });
  const socketFolder = await mkdtemp(join(tmpdir(), 'records-'));
  const stop = await listenOn(embedded, join(socketFolder, SOCKET_NAME));
  return testDatabase(openRecords({ socketFolder }), async () => {
    await stop();
    await embedded.close();
    await rm(socketFolder, { recursive: true, force: true });
  });
}

function testDatabase(db: Kysely<Database>, closeEngine: () => Promise<void>): TestDatabase {
  return {
    db,
    async close() {
      await db.destroy();
      await closeEngine();
    },
  };
}
