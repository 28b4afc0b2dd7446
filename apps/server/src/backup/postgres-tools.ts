import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';

/** PostgreSQL database with its client programs. */
export interface PostgresTools {
  url: string;
  /** Display name of the database, without its password. */
  name: string;
  /** Folder of `pg_dump` and `pg_restore` (`PG_BIN`); undefined: those of `PATH`. */
  programs: string | undefined;
}

const COUNT_TABLES = `select count(*)::int as tables from information_schema.tables
  where table_schema not in ('pg_catalog', 'information_schema')`;

/** Writes a snapshot of the database into a file, while servers use it. */
export async function dumpDatabase(tools: PostgresTools, file: string): Promise<void> {
  await run(tools, 'pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
}

/** Restores a dump into an empty database, in one transaction. */
export async function restoreDatabase(tools: PostgresTools, file: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  await run(tools, 'pg_restore', [...options, file]);
}

/** Throws a `StartError` for a database that cannot be reached or has tables. */
export async function checkEmptyDatabase({ url, name }: PostgresTools): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  let tables: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ tables: number }>(COUNT_TABLES);
    tables = rows[0]?.tables ?? 0;
  } catch (error) {
    throw new StartError(`Cannot open ${name} (${error instanceof Error ? error.message : String(error)}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
  if (tables > 0)
    throw new StartError(
      `A backup is restored into an empty database only, and ${name} has ${tables} tables: create another one and name it in DATABASE_URL.`,
    );
}

/** Runs a client program. The password is passed in the environment, because arguments are visible to all users. */
async function run({ url, name, programs }: PostgresTools, program: string, args: string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get('password');
  address.password = '';
  address.searchParams.delete('password');
  const child = spawn(
    programs === undefined ? program : join(programs, program),
    [`--dbname=${address.href}`, '--no-password', ...args],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(password ? { PGPASSWORD: password } : {}) },
    },
  );
  const messages = text(child.stderr);
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new StartError(
      `The program ${program} was not found${programs === undefined ? '' : ` in ${programs}`}: install the client of PostgreSQL (apt-get install postgresql-client), or name its folder in PG_BIN.`,
    );
  })) as [number | null];
  if (code !== 0) throw new StartError(`${program} failed for ${name}: ${(await messages).trim()}`);
}
