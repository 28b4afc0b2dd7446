import type { Kysely } from 'kysely';
import { FinishedFiles } from '../objects/finished/finished-files.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { HeldUpload, PartStore } from '../objects/parts/part-store.ts';
import { parseStorageLink, storageLink } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { TRASH_BUCKET } from '../trash/trash.ts';
import { unknownUploads } from '../uploads/upload-cleaner.ts';
import { orphanFolders } from './orphan-folders.ts';

/** Differences between the database and the object store, each as storage links in order. */
export interface StorageDifferences {
  /** Results that the database names and the store lacks. */
  missing: string[];
  /** Folders of accounts, projects and entries of the trash that the database does not have. */
  orphans: string[];
  /** Former locations of entries of the trash that the store lacks. */
  lostTrash: string[];
  /** Files of finished data sets that changed, or were added, since. */
  changedFiles: string[];
  /** Objects whose uploads in parts no record knows. */
  unknownUploads: string[];
  /** Objects whose uploads in parts have a record and no parts. */
  lostUploads: string[];
}

/** Options of the check. */
export interface StorageCheckOptions {
  db: Kysely<Database>;
  objects: Pick<ObjectStore, 'buckets' | 'list'>;
  parts: PartStore;
}

/** Entries of one page of a listing: all of them, because a store counts them anyway. */
const ALL = 10_000_000;

/** Compares the database with the object store. It changes nothing. */
export async function checkStorage({ db, objects, parts }: StorageCheckOptions): Promise<StorageDifferences> {
  const buckets = new Set((await objects.buckets()).map(({ name }) => name));
  const held = new Set((await parts.held()).map(({ storeId }) => storeId));
  const open = await db.selectFrom('part_uploads').selectAll().where('state', '=', 'open').execute();
  const unknown = await unknownUploads({ db, parts, began: Number.POSITIVE_INFINITY });
  return {
    missing: await missingResults(db, objects, buckets),
    orphans: (await orphanFolders({ db, objects })).map(({ bucket, key }) => storageLink(bucket, key)).sort(),
    lostTrash: await lostTrash(db, objects, buckets),
    changedFiles: await changedFiles(db, objects),
    unknownUploads: unknown.map(uploadName).sort(),
    lostUploads: open
      .filter(({ store_id: id }) => !held.has(id))
      .map(({ bucket, key }) => storageLink(bucket, key))
      .sort(),
  };
}

/** Link of the file that an upload becomes, or the name of the upload where the store has lost that. */
function uploadName({ bucket, key, storeId }: HeldUpload): string {
  return key === '' ? `parts/${storeId}` : storageLink(bucket, key);
}

/** Links of results without an object. Each bucket is listed once. */
async function missingResults(
  db: Kysely<Database>,
  objects: StorageCheckOptions['objects'],
  buckets: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await db.selectFrom('result_files').select('link').distinct().execute();
  const named = rows.flatMap(({ link }) => {
    const location = parseStorageLink(link);
    return location && !location.key.endsWith('/') ? [{ link, ...location }] : [];
  });
  const missing: string[] = [];
  for (const bucket of new Set(named.map((each) => each.bucket))) {
    const { entries } = buckets.has(bucket)
      ? await objects.list({ bucket, prefix: '', delimiter: '', page: 1, perPage: ALL })
      : { entries: [] };
    const keys = new Set(entries.map(({ key }) => key));
    missing.push(
      ...named.filter((each) => each.bucket === bucket && !keys.has(each.key)).map(({ link }) => link),
    );
  }
  return missing.sort();
}

/** Former locations of entries of the trash whose folder there is missing. */
async function lostTrash(
  db: Kysely<Database>,
  objects: StorageCheckOptions['objects'],
  buckets: ReadonlySet<string>,
): Promise<string[]> {
  // Before the listing, so that an entry that is made meanwhile is not taken for a lost one.
  const entries = await db.selectFrom('trash').select(['id', 'bucket', 'key']).execute();
  const { entries: stored } = buckets.has(TRASH_BUCKET)
    ? await objects.list({ bucket: TRASH_BUCKET, prefix: '', delimiter: '/', page: 1, perPage: ALL })
    : { entries: [] };
  const ids = new Set(stored.map(({ key }) => key));
  return entries
    .filter(({ id }) => !ids.has(`${id}/`))
    .map(({ bucket, key }) => storageLink(bucket, key))
    .sort();
}

/** Files that differ from what was recorded when their data set was finished: the server does not send them. */
async function changedFiles(
  db: Kysely<Database>,
  objects: StorageCheckOptions['objects'],
): Promise<string[]> {
  const finished = new FinishedFiles(db);
  const rows = await db.selectFrom('finished_files').select('folder').distinct().execute();
  const changed: string[] = [];
  for (const { folder } of rows) {
    const location = parseStorageLink(folder);
    if (location === undefined) continue;
    const { bucket, key: prefix } = location;
    const { entries } = await objects.list({ bucket, prefix, delimiter: '', page: 1, perPage: ALL });
    const files = entries.filter(({ kind }) => kind !== 'folder');
    changed.push(...(await finished.changed(location, files)).map((key) => storageLink(bucket, key)));
  }
  return changed.sort();
}
