import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAdmin, type Caller } from '../identity/identity.ts';

/**
 * Condition on rows of `projects` or `tasks`: what the caller owns, what belongs to one of their groups, and
 * everything for admins. What does not fulfil it is answered like what does not exist.
 */
export function visibleTo(caller: Caller): RawBuilder<SqlBool> {
  if (isAdmin(caller)) return sql<SqlBool>`true`;
  if (caller.groups.length === 0) return sql<SqlBool>`owner_sub = ${caller.sub}`;
  return sql<SqlBool>`(owner_sub = ${caller.sub} or group_name in (${sql.join(caller.groups)}))`;
}
