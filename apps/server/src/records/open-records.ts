import { Kysely, Migrator, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { MIGRATIONS } from './migrations/index.ts';
import type { QueryWatch } from './query-watch.ts';
import { statementLimits } from './statement-limit.ts';

/** Address for the `pg` driver: a PostgreSQL URL, or the socket folder of the embedded database. */
export type RecordsAddress = { url: string } | { socketFolder: string };

const CONNECTIONS = 8;
/** Connection timeout. Without it, a query to an unresponsive host would wait forever. */
const CONNECT_MS = 10_000;

/**
 * The embedded database has one session for all connections, and its socket mixes the messages of several: one connection
 * then binds its values to the statement of another (electric-sql/pglite issue 1046). It runs one statement at a time in
 * any case, so a single connection costs nothing.
 */
const EMBEDDED_CONNECTIONS = 1;

/** Opens the records. Call `db.destroy()` before the database itself is stopped. `watch` sees each query. */
export function openRecords(address: RecordsAddress, watch?: Pick<QueryWatch, 'observe'>): Kysely<Database> {
  const connection =
    'url' in address
      ? { connectionString: address.url, connectionTimeoutMillis: CONNECT_MS }
      : { host: address.socketFolder, port: 5432, user: 'postgres', database: 'postgres', ssl: false };
  const pool = new pg.Pool({ ...connection, max: 'url' in address ? CONNECTIONS : EMBEDDED_CONNECTIONS });
  pool.on('error', (error) => console.error(`A connection to the database was lost: ${error.message}`));
  return new Kysely<Database>({
    // The embedded database ignores the limit.
    dialect: new PostgresDialect({
      pool,
      ...('url' in address ? { onReserveConnection: statementLimits() } : {}),
    }),
    ...(watch ? { log: (event) => watch.observe(event) } : {}),
  });
}

/** Migrates the schema, each step in a transaction. Returns the names of the new steps. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(MIGRATIONS.map((step) => [step.name, step])) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error(String(error));
  return (results ?? []).map((result) => result.migrationName);
}
