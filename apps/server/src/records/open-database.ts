import { mkdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config/server-config.ts';
import { asStartError, StartError } from '../config/start-error.ts';
import { lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { claimDatabase } from './database-claim.ts';
import { capitalized, databaseName } from './database-name.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { migrate, openRecords, type RecordsAddress } from './open-records.ts';
import type { QueryWatch } from './query-watch.ts';

/** Open database with an up-to-date schema. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** Names of the migrations of this start. */
  migrated: string[];
  /** Lets the next server of this database start. Call it when this one has written what the first start writes. */
  started(): Promise<void>;
  close(): Promise<void>;
}

interface DatabaseServer {
  address: RecordsAddress;
  started?(): Promise<void>;
  close(): Promise<void>;
}

/** Locks the data folder, starts the configured database, and migrates it. Throws `StartError`s. */
export async function openDatabase(
  config: ServerConfig,
  print: (line: string) => void,
  watch?: QueryWatch,
): Promise<OpenDatabase> {
  const { dataDir } = config.paths;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const lock = await lockDataDir(dataDir);
    const server = await startDatabase(config, print).catch(async (error: unknown) => {
      await lock.release();
      throw error;
    });
    const db = openRecords(server.address, watch);
    const close = async () => {
      await db.destroy();
      await server.close();
      await lock.release();
    };
    const migrated = await migrate(db).catch(async (error: unknown) => {
      await close();
      throw migrationError(error, databaseName(config));
    });
    return { db, migrated, started: async () => server.started?.(), close };
  } catch (error) {
    throw asStartError(error, dataDir);
  }
}

/** Step of a version that this one does not know, in the message of the migrator. */
const UNKNOWN_STEP = /previously executed migration (\S+) is missing/;

function migrationError(error: unknown, name: string): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  const [, step] = UNKNOWN_STEP.exec(reason) ?? [];
  const sentence =
    step === undefined
      ? `${capitalized(name)} could not be brought up to date (${reason}). Nothing was changed: start the version that used it before, and report this.`
      : `${capitalized(name)} was written by a newer version of the portal, whose step "${step}" this one does not know: start that version, or restore a backup of before the upgrade.`;
  return new StartError(sentence, { cause: error });
}

async function startDatabase(config: ServerConfig, print: (line: string) => void): Promise<DatabaseServer> {
  const { databaseUrl, openTestDatabase, paths } = config;
  if (databaseUrl !== undefined) return claimPostgres(databaseUrl, config, print);
  if (openTestDatabase) {
    const { url, close } = await openTestDatabase();
    return { address: { url }, close };
  }
  const embedded = await startEmbeddedDatabase(paths.dataDir, paths.databaseWorker, print);
  return { address: { socketFolder: embedded.socketFolder }, close: embedded.close };
}

async function claimPostgres(
  url: string,
  config: ServerConfig,
  print: (line: string) => void,
): Promise<DatabaseServer> {
  const name = databaseName(config);
  try {
    const claim = await claimDatabase({
      url,
      name,
      isShared: config.sharesDatabase,
      onWait: () => print('Another server of this database is starting; this one waits for it ...'),
      onTaken: stopAfter,
    });
    return { address: { url }, started: () => claim.started(), close: () => claim.release() };
  } catch (error) {
    throw unopenedDatabase(error, name);
  }
}

/** Converts an error of a connection to PostgreSQL into a `StartError`; returns one that is a `StartError` unchanged. */
export function unopenedDatabase(error: unknown, name: string): StartError {
  if (error instanceof StartError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(
    `${capitalized(name)} cannot be opened (${reason}). Check that PostgreSQL runs there and that the address, the name and the password are right.`,
    { cause: error },
  );
}

/** Stops the process: a server that lost its database to another one must not write any more. */
function stopAfter(error: StartError): void {
  console.error(error.message);
  process.kill(process.pid, 'SIGTERM');
}
