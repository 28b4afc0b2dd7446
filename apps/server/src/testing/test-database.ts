import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { copyDatabase, databaseUrl, runOn, STARTED_TEMPLATE, TEMPLATE } from './cluster-database.ts';

/** Database of a test. */
export interface TestDatabaseAddress {
  readonly url: string;
  /** Ends its connections and removes it. */
  close(): Promise<void>;
}

/** Creates a database without tables on PostgreSQL. */
export const createEmptyDatabase = (): Promise<TestDatabaseAddress> => createCopy('template1');

/** Creates a migrated, empty database on PostgreSQL. */
export const createTestDatabase = (): Promise<TestDatabaseAddress> => createCopy(TEMPLATE);

/** Creates a database on PostgreSQL in which a server with `TEST_SECRET` has started once. */
export const createStartedDatabase = (): Promise<TestDatabaseAddress> => createCopy(STARTED_TEMPLATE);

async function createCopy(template: string): Promise<TestDatabaseAddress> {
  const server = inject('testCluster');
  const name = `test-${randomUUID()}`;
  await copyDatabase(server, template, name);
  return {
    url: databaseUrl(server, name),
    close: () => runOn(server, `drop database "${name}" with (force)`),
  };
}
