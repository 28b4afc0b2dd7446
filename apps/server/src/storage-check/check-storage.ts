import type { Kysely } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import type { PartStore } from '../objects/parts/part-store.ts';
import { parseStorageLink, storageLink } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { unknownUploads } from '../uploads/upload-cleaner.ts';
import { orphanFolders } from './orphan-folders.ts';

/** Differences between the database and the object store, each as storage links in order. */
export interface StorageDifferences {
  /** Results that the database names and the store lacks. */
  missing: string[];
  /** Folders of accounts, projects and entries of the trash that the database does not have. */
  orphans: string[];
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
    unknownUploads: unknown.map(({ bucket, key }) => storageLink(bucket, key)).sort(),
    lostUploads: open
      .filter(({ store_id: id }) => !held.has(id))
      .map(({ bucket, key }) => storageLink(bucket, key))
      .sort(),
  };
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
