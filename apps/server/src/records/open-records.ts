import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** Where the `pg` driver connects to: a URL of PostgreSQL, or the socket folder of the embedded one. */
export type RecordsAddress = { url: string } | { socketFolder: string };

const CONNECTIONS = 8;
/** A host that does not answer fails a query after this time; without it a call would wait for ever. */
const CONNECT_MS = 10_000;

/**
 * The embedded database has one session for all of its connections, and its socket mixes up the messages of several: one
 * then binds its values to the statement of another (electric-sql/pglite issue 1046). It runs one statement at a time
 * anyway, so one connection costs nothing.
 */
const EMBEDDED_CONNECTIONS = 1;

/** Opens the records. Close them with `db.destroy()` before the database itself is stopped. */
export function openRecords(address: RecordsAddress): Kysely<Database> {
  const place =
    'url' in address
      ? { connectionString: address.url, connectionTimeoutMillis: CONNECT_MS }
      : { host: address.socketFolder, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
  const pool = new pg.Pool({ ...place, max: 'url' in address ? CONNECTIONS : EMBEDDED_CONNECTIONS });
  pool.on('error', (error) => console.error(`A connection to the database was lost: ${error.message}`));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

/** Brings the schema up to date, each step in a transaction. Returns the names of the steps that were run now. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(MIGRATIONS.map((step) => [step.name, step])) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
