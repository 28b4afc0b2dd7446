import type { Kysely } from 'kysely';
import { publicBucket, type ServerConfig } from '../config/server-config.ts';
import { ApiError } from '../http/api-error.ts';
import { unauthorized } from '../http/bearer.ts';
import { isAdmin, type Caller } from '../identity/identity.ts';
import { visibleTo } from '../jobs/work-access.ts';
import type { Database } from '../records/database.ts';

/** What somebody wants to do with an object. */
export type StorageDeed = 'read' | 'write';

interface AccessParts {
  config: Pick<ServerConfig, 'brand'>;
  db: Kysely<Database>;
}

/** What a caller may reach in a bucket: all of it, or what lies below these prefixes (each ends with a slash). */
export type Reach = 'all' | string[];

/**
 * The one place that knows who owns what in the store. Public reference data is for everybody; below `users/data/<username>/` and
 * `tservice/<username, email or sub>/` a user is at home; results of projects are read by whoever sees the project and
 * written by jobs alone. Admins reach everything.
 */
export async function reachOf(
  parts: AccessParts,
  caller: Caller | undefined,
  bucket: string,
  deed: StorageDeed,
): Promise<Reach> {
  if (caller && isAdmin(caller)) return 'all';
  if (bucket === publicBucket(parts.config)) return deed === 'read' ? 'all' : [];
  if (!caller) return [];
  if (bucket === 'users') return [`data/${caller.username}/`];
  if (bucket === 'tservice')
    return [...new Set([caller.username, caller.email, caller.sub])].map((name) => `${name}/`);
  if (bucket === 'projects' && deed === 'read') return projectsOf(parts.db, caller);
  return [];
}

/** Refuses, with 401 or 403, what a caller may not do with a key. */
export async function checkAccess(
  parts: AccessParts,
  caller: Caller | undefined,
  bucket: string,
  key: string,
  deed: StorageDeed,
): Promise<void> {
  const reach = await reachOf(parts, caller, bucket, deed);
  if (reach === 'all' || reach.some((home) => key.startsWith(home))) return;
  if (!caller) throw unauthorized('missing');
  throw new ApiError(
    403,
    `You may not ${deed === 'read' ? 'read' : 'change'} "${key}" in the bucket "${bucket}": it is not yours.`,
  );
}

async function projectsOf(db: Kysely<Database>, caller: Caller): Promise<string[]> {
  // The folder is named like the project, and the name of a deleted one may belong to somebody else by now.
  const rows = await db
    .selectFrom('projects')
    .select('project_name')
    .where(visibleTo(caller))
    .where('mark', 'is distinct from', 'On Hold')
    .execute();
  return rows.map((row) => `${row.project_name}/`);
}
