import pg from 'pg';

/** Migrated, empty database that those of the tests are copies of. */
export const TEMPLATE = 'migrated';
/** The same after the first start of a server: with the demo accounts and signing keys, which take a second of a core. */
export const STARTED_TEMPLATE = 'started';

/** Secret of the sites in the tests, which opens the signing keys of `STARTED_TEMPLATE`. */
export const TEST_SECRET = 'the secret of the sites in tests';

/** Creates a database as a copy of another one. Files are copied: the default writes each page to the log too, which takes three times as long. */
export function copyDatabase(server: string, template: string, name: string): Promise<void> {
  return runOn(server, `create database "${name}" template ${template} strategy file_copy`);
}

/** Runs a statement in a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Address of another database of the same cluster. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
