import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { ServerConfig } from '../config/server-config.ts';
import { databaseName } from '../records/database-name.ts';
import type { Database } from '../records/database.ts';
import { folderMarks } from './folder-marks.ts';
import type { FolderKeys } from './folder-keys.ts';
import { FolderObjectStore } from './folder-object-store.ts';
import { GatewayLinks } from './gateway-links.ts';
import type { ObjectStore } from './object-store.ts';
import { FolderPartStore } from './parts/folder-part-store.ts';
import type { PartStore } from './parts/part-store.ts';
import type { LinkSigner } from './signed-links.ts';
import { checkStoreIdentity } from './store-identity.ts';
import { removeUnfinished } from './unfinished-uploads.ts';

/** Open object store. */
export interface OpenedStore {
  objects: ObjectStore;
  /** Parts of uploads that become objects. */
  parts: PartStore;
  /** Local path of an object; absent when the store has no local files. */
  localPath?: (bucket: string, key: string) => string;
  /** Temporary keys of the store; absent when it gives out none. */
  folderKeys?: FolderKeys;
  close(): void;
}

/** Options of an object store. */
export interface StoreOptions {
  config: ServerConfig;
  db: Kysely<Database>;
  signer: LinkSigner;
  /** Writes one line of progress to the terminal. */
  print: (line: string) => void;
}

/** Opens an object store. */
export type OpenStore = (options: StoreOptions) => Promise<OpenedStore>;

/** Idle time after which an upload counts as abandoned, in milliseconds. */
const IDLE_UPLOAD_MS = 3_600_000;

/** Opens the configured object store. The client of S3 is loaded only where it is used. */
export const openStore: OpenStore = async (options) => {
  const { s3 } = options.config;
  if (s3 === undefined) return openFolderStore(options);
  const { openS3Store } = await import('./s3/open-s3-store.ts');
  return openS3Store(options, s3);
};

/** Opens the object store in a folder. Throws `StartError` when that folder belongs to another database. */
async function openFolderStore({ config, db, signer, print }: StoreOptions): Promise<OpenedStore> {
  const root = config.paths.objectsDir;
  await mkdir(root, { recursive: true, mode: 0o700 });
  await checkStoreIdentity(db, {
    marks: folderMarks(root),
    kind: 'folder',
    location: root,
    variable: root === join(config.paths.dataDir, 'objects') ? 'DATA_DIR' : 'OBJECTS_DIR',
    database: databaseName(config),
    adopt: config.adoptObjects,
  });
  const sweeper = await sweepUnfinished(root, config.sharesDatabase ? IDLE_UPLOAD_MS : 0, print);
  const links = new GatewayLinks({
    signer,
    linkSeconds: config.signedUrlSeconds,
    maxUploadBytes: config.uploadLimits.maxFileBytes,
  });
  const objects = new FolderObjectStore({ root, links });
  return {
    objects,
    parts: new FolderPartStore({ root, objects, links }),
    localPath: (bucket, key) => objects.localPath(bucket, key),
    close: () => clearInterval(sweeper),
  };
}

/** Removes unfinished uploads: now those that no other server can be writing, and idle ones every hour. */
async function sweepUnfinished(
  root: string,
  idleMs: number,
  print: (line: string) => void,
): Promise<NodeJS.Timeout> {
  const removed = await removeUnfinished(root, idleMs);
  if (removed > 0) print(`Removed ${removed} uploads that were not finished when the server ended.`);
  const sweep = () => {
    removeUnfinished(root, IDLE_UPLOAD_MS).catch((error: unknown) =>
      console.error('Unfinished uploads could not be removed:', error),
    );
  };
  return setInterval(sweep, IDLE_UPLOAD_MS).unref();
}
