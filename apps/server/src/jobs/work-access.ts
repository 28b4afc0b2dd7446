import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isAdmin, type Caller } from '../identity/identity.ts';

/** True for work that a caller sees by admin rights alone: it is neither theirs nor their groups'. */
export function isWorkOfOthers(
  caller: Caller,
  { owner_sub: owner, group_name: group }: { owner_sub: string; group_name: string | null },
): boolean {
  const groups = caller.groups.filter((name) => name !== 'admin');
  return owner !== caller.sub && !(group !== null && groups.includes(group));
}

/**
 * SQL condition on rows of `projects` or `tasks`: the caller's own, those of the caller's groups, and all rows for
 * admins. Other rows are treated as not found.
 */
export function visibleTo(caller: Pick<Caller, 'sub' | 'groups' | 'roles'>): RawBuilder<SqlBool> {
  if (isAdmin(caller)) return sql<SqlBool>`true`;
  if (caller.groups.length === 0) return sql<SqlBool>`owner_sub = ${caller.sub}`;
  return sql<SqlBool>`(owner_sub = ${caller.sub} or group_name in (${sql.join(caller.groups)}))`;
}
