import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { ServerConfig } from '../config/server-config.ts';
import { StartError } from '../config/start-error.ts';
import { StoreFailure } from '../http/store-failure.ts';
import { secretFile } from '../identity/secrets/site-secret.ts';
import { openStoreToRead } from '../objects/open-store-to-read.ts';
import type { OpenedStore } from '../objects/open-store.ts';
import { lockDataDir } from '../records/data-dir-lock.ts';
import { databaseName } from '../records/database-name.ts';
import { BACKUP_FILES, OBJECT_ENTRIES, writeManifest, type BackupManifest } from './backup-folder.ts';
import { checkSpace, spaceError } from './disk-space.ts';
import { copyTree, LOCAL_DISK, measureTree, type Disk } from './file-tree.ts';
import { copyObjects } from './object-copies.ts';
import { listObjects, writeObjectList } from './object-list.ts';
import { dumpDatabase } from './postgres-tools.ts';

/** Options of a backup or a restore. */
export interface BackupOptions {
  /** Folder of the PostgreSQL client programs (`PG_BIN`); undefined: those of `PATH`. */
  programs: string | undefined;
  /** Default: the disk of this machine. */
  disk?: Disk;
  /** True: objects in an S3 store are copied as well. */
  withFiles?: boolean;
  /** Opens an S3 store. */
  openStore?: (config: ServerConfig) => Promise<Pick<OpenedStore, 'objects' | 'close'>>;
}

/**
 * Copies the database and the objects into a new folder below `to`; of objects in an S3 store a list, and with
 * `withFiles` copies. The embedded database is copied while no server uses
 * it. PostgreSQL is dumped while servers run: objects are copied before and after the dump, so that those which the dump
 * names are there, also if they are added or deleted meanwhile.
 *
 * @throws StartError in words for the operator; then nothing is left in `to`.
 */
export async function backUp(
  config: ServerConfig,
  to: string,
  { programs, disk = LOCAL_DISK, withFiles = false, openStore = openStoreToRead }: BackupOptions,
): Promise<{ folder: string; manifest: BackupManifest }> {
  const { dataDir, objectsDir } = config.paths;
  await checkFolders(config, to);
  await checkSpace(to, (await measureTree(...sourcesOf(config))).bytes, disk);
  const folder = join(resolve(to), `omics-portal-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { mode: 0o700 });
  const copied = new Map<string, string | null>();
  const copyFiles = async (): Promise<void> => {
    const target = join(unfinished, BACKUP_FILES.objects);
    if (config.s3 === undefined) {
      for (const entry of OBJECT_ENTRIES) await copyTree(join(objectsDir, entry), join(target, entry), disk);
      return;
    }
    await withStore(config, openStore, async ({ objects }) => {
      const listed = await listObjects(objects);
      if (withFiles) await copyObjects(objects, listed, { folder: target, copied, disk });
      await writeObjectList(listed, join(unfinished, BACKUP_FILES.objectList));
    });
  };
  try {
    await copyTree(secretFile(config), join(unfinished, BACKUP_FILES.secret), disk);
    if (config.databaseUrl === undefined) {
      const lock = await lockStopped(dataDir);
      try {
        await copyTree(join(dataDir, 'records'), join(unfinished, BACKUP_FILES.records), disk);
        await copyFiles();
      } finally {
        await lock.release();
      }
    } else {
      const tools = { url: config.databaseUrl, name: databaseName(config), programs };
      if (config.s3 === undefined || withFiles) await copyFiles();
      await dumpDatabase(tools, join(unfinished, BACKUP_FILES.dump));
      await copyFiles();
    }
    const manifest = await writeManifest(unfinished, {
      version: config.version,
      database: config.databaseUrl === undefined ? 'embedded' : 'postgres',
      ...(config.s3 ? { bucket: config.s3.bucket } : {}),
    });
    await rename(unfinished, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw spaceError(error, to);
  }
}

/** Uses the S3 store of a site. Throws a `StartError` where it does not answer. */
export async function withStore<Result>(
  config: ServerConfig,
  openStore: NonNullable<BackupOptions['openStore']>,
  use: (store: Pick<OpenedStore, 'objects'>) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(config);
  try {
    return await use(store);
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    throw new StartError(error.message, { cause: error });
  } finally {
    store.close();
  }
}

async function checkFolders({ databaseUrl, s3, paths }: ServerConfig, to: string): Promise<void> {
  const [variable, source] =
    databaseUrl === undefined
      ? ['DATA_DIR', join(paths.dataDir, 'records')]
      : ['OBJECTS_DIR or DATA_DIR', s3 ? undefined : paths.objectsDir];
  if (source !== undefined && !(await isFolder(source)))
    throw new StartError(
      `There is nothing to back up: ${source} does not exist. Set ${variable} as for the server.`,
    );
  if (!(await isFolder(to)))
    throw new StartError(
      `The folder ${to} does not exist: create it, or mount the disk that holds the backups.`,
    );
  const inside = [paths.dataDir, paths.objectsDir].find((folder) =>
    `${resolve(to)}${sep}`.startsWith(`${folder}${sep}`),
  );
  if (inside !== undefined)
    throw new StartError(
      `${to} is inside ${inside}, which is backed up: name a folder elsewhere, best on another disk.`,
    );
}

function sourcesOf({ databaseUrl, s3, paths }: ServerConfig): string[] {
  const objects = s3 ? [] : OBJECT_ENTRIES.map((entry) => join(paths.objectsDir, entry));
  return databaseUrl === undefined ? [join(paths.dataDir, 'records'), ...objects] : objects;
}

async function lockStopped(dataDir: string): Promise<{ release(): Promise<void> }> {
  return lockDataDir(dataDir).catch((error: unknown) => {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(
      `The embedded database can be backed up only while the server is stopped: ${error.message}`,
      { cause: error },
    );
  });
}

/** True if a folder is at the path. */
async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}
