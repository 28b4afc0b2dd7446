import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { measureTree, type TreeSize } from './file-tree.ts';

/** Manifest of a backup. It is written last, so that a folder with one is complete. */
export interface BackupManifest extends TreeSize {
  kind: 'omics-portal-backup';
  /** Format of the folder: see `FORMAT`. */
  format: number;
  /** Time in ISO 8601. */
  created: string;
  /** Version of the portal that made it. */
  version: string;
  database: 'embedded' | 'postgres';
  /** Bucket of an S3 store that holds the objects, of which the backup has a list and perhaps copies. */
  bucket?: string;
}

/**
 * Names in the folder of a backup: the manifest, the embedded database or the dump of PostgreSQL, the objects or the list of
 * those in S3, and the secret that opens sealed values of the database.
 */
export const BACKUP_FILES = {
  manifest: 'backup.json',
  records: 'records',
  dump: 'database.dump',
  objects: 'objects',
  objectList: 'objects.jsonl',
  secret: 'identity.secret',
} as const;

/** Format of the folders that this version writes and reads. */
const FORMAT = 1;

/** Entries of the objects folder that belong to a backup. Unfinished uploads and folders of runs do not. */
export const OBJECT_ENTRIES = ['store-id', 'buckets', 'notes'] as const;

/** Writes the manifest, with the size of what the folder holds. */
export async function writeManifest(
  folder: string,
  facts: Pick<BackupManifest, 'version' | 'database' | 'bucket'>,
): Promise<BackupManifest> {
  const manifest: BackupManifest = {
    kind: 'omics-portal-backup',
    format: FORMAT,
    created: new Date().toISOString(),
    ...facts,
    ...(await measureContent(folder)),
  };
  await writeFile(join(folder, BACKUP_FILES.manifest), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
  });
  return manifest;
}

/**
 * Reads the manifest of a backup and checks that the folder holds what it states.
 *
 * @throws StartError for a folder that is no complete backup.
 */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, BACKUP_FILES.manifest), 'utf8').catch(() => undefined);
  const manifest = text === undefined ? undefined : parseManifest(text);
  if (manifest === undefined)
    throw new StartError(
      `${folder} is no complete backup of a portal: it has no valid ${BACKUP_FILES.manifest}. Name a folder that "npm run backup" printed.`,
    );
  if (manifest.format !== FORMAT)
    throw new StartError(
      `The backup in ${folder} was made by a newer version of the portal (${manifest.version}): install that version to restore it.`,
    );
  const { files, bytes } = await measureContent(folder);
  if (files !== manifest.files || bytes !== manifest.bytes)
    throw new StartError(
      `The backup in ${folder} is damaged: it has ${files} files with ${bytes} bytes, and should have ${manifest.files} with ${manifest.bytes}. Use another one, or copy it again.`,
    );
  return manifest;
}

function measureContent(folder: string): Promise<TreeSize> {
  const { records, dump, objects } = BACKUP_FILES;
  return measureTree(...[records, dump, objects].map((name) => join(folder, name)));
}

function parseManifest(text: string): BackupManifest | undefined {
  try {
    const value = JSON.parse(text) as Partial<BackupManifest> | null;
    return value?.kind === 'omics-portal-backup' ? (value as BackupManifest) : undefined;
  } catch {
    return undefined;
  }
}
