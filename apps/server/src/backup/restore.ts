import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ServerConfig } from '../config/server-config.ts';
import { asStartError, StartError } from '../config/start-error.ts';
import { secretFile } from '../identity/secrets/site-secret.ts';
import { lockDataDir } from '../records/data-dir-lock.ts';
import { databaseName } from '../records/database-name.ts';
import type { BackupOptions } from './back-up.ts';
import { BACKUP_FILES, OBJECT_ENTRIES, readBackup, type BackupManifest } from './backup-folder.ts';
import { checkSpace, spaceError } from './disk-space.ts';
import { copyTree, LOCAL_DISK, measureTree } from './file-tree.ts';
import { checkEmptyDatabase, restoreDatabase } from './postgres-tools.ts';

/**
 * Restores a backup into an empty folder and an empty database. Nothing that exists is overwritten.
 *
 * @throws StartError in words for the operator; then the folder and the database are empty as before.
 */
export async function restore(
  config: ServerConfig,
  from: string,
  { programs, disk = LOCAL_DISK }: BackupOptions,
): Promise<BackupManifest> {
  const { dataDir, objectsDir } = config.paths;
  if (!(await stat(from).catch(() => undefined))?.isDirectory())
    throw new StartError(`There is no folder ${from}.`);
  const manifest = await readBackup(from);
  checkDatabaseKind(config, manifest);
  checkStoreKind(config, manifest);
  const tools =
    config.databaseUrl === undefined
      ? undefined
      : { url: config.databaseUrl, name: databaseName(config), programs };
  const entries = config.s3 ? [] : OBJECT_ENTRIES;
  const written = [
    ...entries.map((entry) => join(objectsDir, entry)),
    ...(tools === undefined ? [join(dataDir, 'records')] : []),
    secretFile(config),
  ];
  await checkEmptyFolders(written);
  if (tools !== undefined) await checkEmptyDatabase(tools);
  try {
    for (const folder of config.s3 ? [dataDir] : [dataDir, objectsDir])
      await mkdir(folder, { recursive: true, mode: 0o700 });
    const lock = await lockDataDir(dataDir);
    try {
      await checkSpace(config.s3 ? dataDir : objectsDir, await bytesOnDisk(config, from), disk);
      for (const entry of entries)
        await copyTree(join(from, BACKUP_FILES.objects, entry), join(objectsDir, entry), disk);
      await copyTree(join(from, BACKUP_FILES.secret), secretFile(config), disk);
      if (tools === undefined)
        await copyTree(join(from, BACKUP_FILES.records), join(dataDir, 'records'), disk);
      else await restoreDatabase(tools, join(from, BACKUP_FILES.dump));
    } catch (error) {
      for (const path of written) await rm(path, { recursive: true, force: true });
      throw error;
    } finally {
      await lock.release();
    }
  } catch (error) {
    throw asStartError(spaceError(error, dataDir), dataDir);
  }
  return manifest;
}

/** Bytes of a backup that come onto the disk: files of an S3 store go back into it. */
async function bytesOnDisk({ s3 }: ServerConfig, from: string): Promise<number> {
  const { records, dump, objects } = BACKUP_FILES;
  return (await measureTree(...[records, dump, ...(s3 ? [] : [objects])].map((name) => join(from, name))))
    .bytes;
}

function checkDatabaseKind({ databaseUrl }: ServerConfig, { database }: BackupManifest): void {
  if (database === 'embedded' && databaseUrl !== undefined)
    throw new StartError('This is a backup of the embedded database: leave DATABASE_URL out to restore it.');
  if (database === 'postgres' && databaseUrl === undefined)
    throw new StartError(
      'This is a backup of a PostgreSQL database: set DATABASE_URL to an empty one to restore it.',
    );
}

function checkStoreKind({ s3 }: ServerConfig, { bucket }: BackupManifest): void {
  if (bucket !== undefined && s3 === undefined)
    throw new StartError(
      `This is a backup of the database alone, whose files are in the bucket "${bucket}": set S3_ENDPOINT and the other variables of that store to restore it.`,
    );
  if (bucket === undefined && s3 !== undefined)
    throw new StartError(
      'This is a backup with the files of a folder: leave S3_ENDPOINT out to restore it. Afterwards the folder can be copied to a bucket.',
    );
}

/** Throws a `StartError` for a path that exists, unless it is an empty folder. */
async function checkEmptyFolders(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const entries = await readdir(path).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? [] : [path],
    );
    if (entries.length > 0)
      throw new StartError(
        `A backup is restored into an empty folder only, and ${dirname(path)} holds the data of a portal: move it away, or set DATA_DIR and OBJECTS_DIR to other folders.`,
      );
  }
}
