import type { TestProject } from 'vitest/node';
import { migrate, openRecords } from '../records/open-records.ts';
import { databaseUrl, runOn, TEMPLATE } from './cluster-database.ts';
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
  const db = openRecords({ url: databaseUrl(cluster.url, TEMPLATE) });
  await migrate(db);
  await db.destroy();
  project.provide('testCluster', cluster.url);
}

/** Stops the cluster of a run, with all databases. */
export async function teardown(): Promise<void> {
  await cluster.close();
}
