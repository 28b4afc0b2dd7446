import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAdmin, type Caller } from '../identity/identity.ts';

/**
 * SQL condition on rows of `projects` or `tasks`: the caller's own, those of the caller's groups, and all rows for
 * admins. Other rows are treated as not found.
 */
export function visibleTo(caller: Caller): RawBuilder<SqlBool> {
  if (isAdmin(caller)) return sql<SqlBool>`true`;
  if (caller.groups.length === 0) return sql<SqlBool>`owner_sub = ${caller.sub}`;
  return sql<SqlBool>`(owner_sub = ${caller.sub} or group_name in (${sql.join(caller.groups)}))`;
}
