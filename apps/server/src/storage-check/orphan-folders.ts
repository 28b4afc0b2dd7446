import type { Kysely } from 'kysely';
import type { ObjectStore } from '../objects/object-store.ts';
import { ownFolders } from '../objects/own-folders.ts';
import { storageLink, type ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';

/** Folder of an account, a project or an entry of the trash that the database does not have. */
export interface OrphanFolder extends ObjectLocation {
  /** Number of objects. */
  count: number;
  bytes: number;
  /** Time of the newest object; null for an empty folder. */
  newest: Date | null;
}

/** Dependencies of the search and the removal. */
export interface OrphanOptions {
  db: Kysely<Database>;
  objects: Pick<ObjectStore, 'buckets' | 'list' | 'delete'>;
}

/** Folders of which each belongs to an account, a project or an entry of the trash. */
const OWNED_FOLDERS = [
  ['users', 'data/'],
  ['tservice', ''],
  ['projects', ''],
  ['trash', ''],
] as const;

/** Entries of one page of a listing: all of them, because a later page reads those before it again. */
const ALL = 10_000_000;

/** Folders that the database does not account for, by bucket. */
export async function orphanFolders({
  db,
  objects,
}: Pick<OrphanOptions, 'db'> & { objects: Pick<ObjectStore, 'buckets' | 'list'> }): Promise<
  ObjectLocation[]
> {
  const buckets = new Set((await objects.buckets()).map(({ name }) => name));
  const found: ObjectLocation[] = [];
  for (const [bucket, prefix] of OWNED_FOLDERS) {
    if (!buckets.has(bucket)) continue;
    const { entries } = await objects.list({ bucket, prefix, delimiter: '/', page: 1, perPage: ALL });
    for (const { kind, key } of entries) if (kind === 'folder') found.push({ bucket, key });
  }
  // After the listing, so that an account or a project that is made meanwhile is known.
  const known = await knownFolders(db);
  return found.filter(({ bucket, key }) => !known.has(storageLink(bucket, key)));
}

/** Measures folders, one after the other. */
export async function measureFolders(
  objects: Pick<ObjectStore, 'list'>,
  folders: readonly ObjectLocation[],
): Promise<OrphanFolder[]> {
  const measured: OrphanFolder[] = [];
  for (const { bucket, key } of folders) {
    const { entries } = await objects.list({ bucket, prefix: key, delimiter: '', page: 1, perPage: ALL });
    const times = entries.flatMap(({ lastModified }) => lastModified?.getTime() ?? []);
    measured.push({
      bucket,
      key,
      count: entries.length,
      bytes: entries.reduce((sum, { size }) => sum + size, 0),
      newest: times.length === 0 ? null : new Date(times.reduce((a, b) => Math.max(a, b))),
    });
  }
  return measured;
}

/** Removes folders for good that are still orphans. Returns the removed ones. */
export async function removeOrphans<Folder extends ObjectLocation>(
  options: OrphanOptions,
  folders: readonly Folder[],
): Promise<Folder[]> {
  const removed: Folder[] = [];
  for (const folder of folders) {
    const known = await knownFolders(options.db);
    if (known.has(storageLink(folder.bucket, folder.key))) continue;
    if (await options.objects.delete(folder.bucket, folder.key)) removed.push(folder);
  }
  return removed;
}

/** Links of the folders that the database accounts for. */
async function knownFolders(db: Kysely<Database>): Promise<Set<string>> {
  const accounts = await db
    .selectFrom('users')
    .select(['sub', 'username', 'email'])
    .union(db.selectFrom('provider_accounts').select(['sub', 'username', 'email']))
    .execute();
  const projects = await db.selectFrom('projects').select('project_name').execute();
  const trash = await db.selectFrom('trash').select('id').execute();
  return new Set([
    ...accounts.flatMap((account) => ownFolders(account).map(({ bucket, key }) => storageLink(bucket, key))),
    ...projects.map(({ project_name: name }) => storageLink('projects', `${name}/`)),
    ...trash.map(({ id }) => storageLink('trash', `${id}/`)),
  ]);
}
