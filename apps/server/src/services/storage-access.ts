import type { Kysely } from 'kysely';
import { publicBucket, type ServerConfig } from '../config/server-config.ts';
import { ApiError } from '../http/api-error.ts';
import { unauthorized } from '../http/bearer.ts';
import { isAdmin, type Caller } from '../identity/identity.ts';
import { visibleTo } from '../jobs/work-access.ts';
import { ownFolders } from '../objects/own-folders.ts';
import type { ObjectLocation } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';

/** Action on an object. */
export type StorageAction = 'read' | 'write';

interface AccessDependencies {
  config: Pick<ServerConfig, 'brand'>;
  db: Kysely<Database>;
}

/** Access scope of a caller in a bucket: all of it, or the keys below these prefixes (each ends with a slash). */
export type AccessScope = 'all' | string[];

/**
 * Access scope of a caller: the only rule about ownership in the store. Public reference data is readable by everyone. Users
 * read and write below `users/data/<username>/` and `tservice/<username, email or sub>/`. Results of projects are readable
 * with the project and written by jobs only. Admins have access to everything.
 */
export async function accessScope(
  dependencies: AccessDependencies,
  caller: Caller | undefined,
  bucket: string,
  action: StorageAction,
): Promise<AccessScope> {
  if (caller && isAdmin(caller)) return 'all';
  if (bucket === publicBucket(dependencies.config)) return action === 'read' ? 'all' : [];
  if (!caller) return [];
  const own = ownFolders(caller).filter((folder) => folder.bucket === bucket);
  if (own.length > 0) return own.map(({ key }) => key);
  if (bucket === 'projects' && action === 'read') return projectsOf(dependencies.db, caller);
  return [];
}

/** Bucket and folder of a caller's own files. */
export function ownFiles({ username }: Caller): [bucket: string, folder: string] {
  return ['users', `data/${username}/`];
}

/** Bucket and folder to which a caller uploads the inputs of reports. */
export function reportInputs({ email, username }: Caller): [bucket: string, folder: string] {
  return ['tservice', `${email || username}/`];
}

/**
 * Objects among these that a caller may read by admin rights alone: they are neither theirs, their groups' nor public. Each
 * bucket is looked up once.
 */
export async function ofOthers(
  dependencies: AccessDependencies,
  caller: Caller,
  objects: readonly ObjectLocation[],
): Promise<ObjectLocation[]> {
  if (!isAdmin(caller)) return [];
  const groups = caller.groups.filter((group) => group !== 'admin');
  const person = { ...caller, groups, roles: [] };
  const scopes = new Map<string, AccessScope>();
  for (const bucket of new Set(objects.map((object) => object.bucket)))
    scopes.set(bucket, await accessScope(dependencies, person, bucket, 'read'));
  return objects.filter(({ bucket, key }) => !isInScope(scopes.get(bucket) ?? [], key));
}

/** True for a key, or a prefix of keys, that an access scope contains. */
export function isInScope(scope: AccessScope, key: string): boolean {
  return scope === 'all' || scope.some((home) => key.startsWith(home));
}

/** Throws 401 or 403 for a key that the caller may not access. */
export async function checkAccess(
  dependencies: AccessDependencies,
  caller: Caller | undefined,
  bucket: string,
  key: string,
  action: StorageAction,
): Promise<void> {
  const scope = await accessScope(dependencies, caller, bucket, action);
  if (isInScope(scope, key)) return;
  if (!caller) throw unauthorized('missing');
  const isRead = action === 'read';
  throw new ApiError(403, {
    'en-US': `You may not ${isRead ? 'read' : 'change'} "${key}" in the bucket "${bucket}": it belongs to another user.`,
    'zh-CN': `您不能${isRead ? '读取' : '更改'}存储桶“${bucket}”中的“${key}”：它属于其他用户。`,
  });
}

async function projectsOf(db: Kysely<Database>, caller: Caller): Promise<string[]> {
  // The folder has the name of the project, and the name of a deleted one may have another owner by now.
  const rows = await db
    .selectFrom('projects')
    .select('project_name')
    .where(visibleTo(caller))
    .where('mark', 'is distinct from', 'On Hold')
    .execute();
  return rows.map((row) => `${row.project_name}/`);
}
