import pg from 'pg';

/** Migrated, empty database that those of the tests are copies of. */
export const TEMPLATE = 'migrated';

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
