import type { Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { Accounts } from '../identity/accounts.ts';
import { ensureDemoAccounts } from '../identity/demo-accounts.ts';
import { SealedValues } from '../identity/secrets/sealed-values.ts';
import { replaceKeys } from '../identity/signing-keys/stored-keys.ts';
import type { Database } from '../records/database.ts';
import { migrate, openRecords } from '../records/open-records.ts';
import {
  copyDatabase,
  databaseUrl,
  runOn,
  STARTED_TEMPLATE,
  TEMPLATE,
  TEST_SECRET,
} from './cluster-database.ts';
import { startPostgres, type PostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the PostgreSQL cluster that all test files of a run share. */
    testCluster: string;
  }
}

let cluster: PostgresCluster;

/** Starts the cluster of a run: part of the global setup of Vitest. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startPostgres();
  await runOn(cluster.url, `create database ${TEMPLATE}`);
  await withRecords(TEMPLATE, migrate);
  await copyDatabase(cluster.url, TEMPLATE, STARTED_TEMPLATE);
  await withRecords(STARTED_TEMPLATE, async (db) => {
    await ensureDemoAccounts(new Accounts(db, true));
    await replaceKeys(db, new SealedValues({ text: TEST_SECRET, source: 'the test' }));
  });
  project.provide('testCluster', cluster.url);
}

async function withRecords(database: string, use: (db: Kysely<Database>) => Promise<unknown>): Promise<void> {
  const db = openRecords({ url: databaseUrl(cluster.url, database) });
  try {
    await use(db);
  } finally {
    await db.destroy();
  }
}

/** Stops the cluster of a run, with all databases. */
export async function teardown(): Promise<void> {
  await cluster.close();
}
