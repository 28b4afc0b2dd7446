import type { Kysely } from 'kysely';
import type { Database } from '../records/database.ts';
import { migrate, openRecords } from '../records/open-records.ts';
import { takePglite } from './pglite-pool.ts';
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
  const { socketFolder, close } = await takePglite();
  return migrated(openRecords({ socketFolder }), close);
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
