import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderAppStore } from './app-store/folder-app-store.ts';
import { publicBucket, type ServerConfig } from './config/server-config.ts';
import { makeSecret } from './config/read-config.ts';
import { createEventBus } from './events/event-bus.ts';
import { createEmbeddedIdentity } from './identity/embedded-identity.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { FolderObjectStore } from './objects/folder-object-store.ts';
import { LinkSigner } from './objects/signed-links.ts';
import { checkStoreIdentity } from './objects/store-identity.ts';
import { STORAGE_ROOT } from './objects/storage-routes.ts';
import { removeUnfinished } from './objects/unfinished-uploads.ts';
import type { Parts } from './parts.ts';
import { databaseName } from './records/database-name.ts';
import { openDatabase } from './records/open-database.ts';
import { keepState } from './records/server-state.ts';

/** All parts, open, and how to close them in the right order. */
export interface OpenParts {
  parts: Parts;
  signer: LinkSigner;
  close(): Promise<void>;
}

/** An upload that nothing was written to for this long is over, in milliseconds. */
const IDLE_UPLOAD_MS = 3_600_000;

/** Opens every part that the configuration names; the database comes first, because the others keep their keys in it. */
export async function openParts(config: ServerConfig, say: (line: string) => void): Promise<OpenParts> {
  const database = await openDatabase(config, say);
  try {
    if (database.migrated.length > 0) say(`Database brought up to date: ${database.migrated.join(', ')}`);
    const { db } = database;
    const signer = new LinkSigner(
      config.storageSecret ?? (await keepState(db, 'storage.secret', makeSecret)),
      STORAGE_ROOT,
    );
    const root = join(config.paths.dataDir, 'objects');
    await mkdir(root, { recursive: true, mode: 0o700 });
    await checkStoreIdentity(db, { root, database: databaseName(config), adopt: config.adoptObjects });
    const sweeper = await sweepUnfinished(root, say);
    const objects = new FolderObjectStore({
      root,
      signer,
      linkSeconds: config.signedUrlSeconds,
      maxUploadBytes: config.uploadLimits.maxFileBytes,
    });
    for (const bucket of [publicBucket(config), 'projects', 'tservice', 'users'])
      await objects.ensureBucket(bucket);
    const identity = await createEmbeddedIdentity(config, db);
    const beforeJobs = {
      config,
      db,
      objects,
      identity,
      events: createEventBus(),
      appStore: new FolderAppStore(config.paths.appStore),
    };
    const jobs = await createJobs(beforeJobs);
    const close = async () => {
      clearInterval(sweeper);
      await jobs.close();
      await database.close();
    };
    return { parts: { ...beforeJobs, jobs }, signer, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Removes what uploads left behind: all of it now, because no other server writes here, and idle ones every hour. */
async function sweepUnfinished(root: string, say: (line: string) => void): Promise<NodeJS.Timeout> {
  const removed = await removeUnfinished(root, 0);
  if (removed > 0) say(`Removed ${removed} uploads that were not finished when the server ended.`);
  const sweep = () => {
    removeUnfinished(root, IDLE_UPLOAD_MS).catch((error: unknown) =>
      console.error('Unfinished uploads could not be removed:', error),
    );
  };
  return setInterval(sweep, IDLE_UPLOAD_MS).unref();
}
