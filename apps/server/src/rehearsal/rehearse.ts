import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyTree, LOCAL_DISK, measureTree } from '../backup/file-tree.ts';
import { checkSpace } from '../backup/disk-space.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { StartError } from '../config/start-error.ts';
import { lockDataDir } from '../records/data-dir-lock.ts';
import { startEmbeddedDatabase } from '../records/embedded-database.ts';
import { openRecords, type RecordsAddress } from '../records/open-records.ts';
import { rehearseSteps, type RehearsedStep } from './rehearse-steps.ts';

/**
 * Rehearses the migrations of this version. PostgreSQL runs them in a transaction that is rolled back; the embedded database
 * is copied first, and the copy is removed. Undefined for a database that is new.
 *
 * @throws StartError when the embedded database is in use, or has no room for a copy.
 */
export async function rehearse(config: ServerConfig): Promise<RehearsedStep[] | undefined> {
  const { databaseUrl, paths } = config;
  if (databaseUrl !== undefined) return rehearseAt({ url: databaseUrl });
  const records = join(paths.dataDir, 'records');
  const { bytes, files } = await measureTree(records);
  if (files === 0) return undefined;
  await checkSpace(paths.dataDir, bytes, LOCAL_DISK);
  const copy = await mkdtemp(join(paths.dataDir, 'rehearsal-'));
  try {
    await copyStopped(paths.dataDir, join(copy, 'records'));
    const embedded = await startEmbeddedDatabase(copy, paths.databaseWorker, () => undefined);
    try {
      return await rehearseAt({ socketFolder: embedded.socketFolder });
    } finally {
      await embedded.close();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function rehearseAt(address: RecordsAddress): Promise<RehearsedStep[] | undefined> {
  const db = openRecords(address);
  try {
    return await rehearseSteps(db);
  } finally {
    await db.destroy();
  }
}

/** Copies the embedded database while no server uses it. */
async function copyStopped(dataDir: string, to: string): Promise<void> {
  const lock = await lockDataDir(dataDir).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(
      `The embedded database can be copied for a rehearsal only while the server is stopped: ${error.message}`,
      { cause: error },
    );
  });
  try {
    await copyTree(join(dataDir, 'records'), to, LOCAL_DISK);
  } finally {
    await lock.release();
  }
}
