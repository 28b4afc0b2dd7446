import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { isAdmin, type Caller } from '../identity/identity.ts';
import type { Database } from '../records/database.ts';

/**
 * Condition on rows of `projects` or `tasks`: what the caller owns, what belongs to one of their groups, and
 * everything for admins. What does not fulfil it is answered like what does not exist.
 */
export function visibleTo(caller: Caller): RawBuilder<SqlBool> {
  if (isAdmin(caller)) return sql<SqlBool>`true`;
  if (caller.groups.length === 0) return sql<SqlBool>`owner_sub = ${caller.sub}`;
  return sql<SqlBool>`(owner_sub = ${caller.sub} or group_name in (${sql.join(caller.groups)}))`;
}

/** Whether the caller may read what the jobs of this project left in the object store. */
export async function mayReadProjectFolder(
  db: Kysely<Database>,
  caller: Caller,
  projectName: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('project_name', '=', projectName)
    .where(visibleTo(caller))
    .executeTakeFirst();
  return row !== undefined;
}
