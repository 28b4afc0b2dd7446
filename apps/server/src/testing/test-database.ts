import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runOn, TEMPLATE } from './cluster-database.ts';

/** Database of a test. */
export interface TestDatabaseAddress {
  readonly url: string;
  /** Ends its connections and removes it. */
  close(): Promise<void>;
}

/** Creates a migrated, empty database on PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabaseAddress> {
  const server = inject('testCluster');
  const name = `test-${randomUUID()}`;
  await runOn(server, `create database "${name}" template ${TEMPLATE}`);
  return {
    url: databaseUrl(server, name),
    close: () => runOn(server, `drop database "${name}" with (force)`),
  };
}
