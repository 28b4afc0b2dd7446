import { sql, type Kysely, type Selectable, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { AuditKind } from '../../audit/audit-table.ts';
import type { Database } from '../../records/database.ts';
import type { UserTable } from '../../records/identity-tables.ts';
import { readPage, type PageRequest } from '../../records/read-page.ts';

/** Account with the counts that admins see. */
export interface ListedAccount extends Omit<Selectable<UserTable>, 'password_hash'> {
  sessions: string;
  access_tokens: string;
  second_factor: boolean;
  /** Latest event of the audit log that the account caused. */
  last_event: { kind: AuditKind; time: number } | null;
}

/** Filter of the list of accounts. */
export interface AccountFilter {
  search?: string | undefined;
  state?: 'active' | 'disabled' | undefined;
}

/** One page of the accounts by name. */
export function listAccounts(
  db: Kysely<Database>,
  filter: AccountFilter,
  page: PageRequest,
): Promise<{ total: number; rows: ListedAccount[] }> {
  const found = filtered(db, filter);
  return readPage(found, withCounts(found).orderBy('username'), page);
}

/** One account with its counts; undefined if there is none of this name. */
export function findListed(db: Kysely<Database>, username: string): Promise<ListedAccount | undefined> {
  return withCounts(db.selectFrom('users')).where('username', '=', username).executeTakeFirst();
}

function filtered(db: Kysely<Database>, { search, state }: AccountFilter) {
  let found = db.selectFrom('users');
  if (state !== undefined) found = found.where('disabled_time', state === 'active' ? 'is' : 'is not', null);
  if (search === undefined) return found;
  const part = search.toLowerCase();
  return found.where(
    sql<SqlBool>`(strpos(username, ${part}) > 0 or strpos(email, ${part}) > 0 or strpos(lower(name), ${part}) > 0)`,
  );
}

function withCounts(found: SelectQueryBuilder<Database, 'users', object>) {
  const now = Date.now();
  return found.select([
    'sub',
    'username',
    'email',
    'name',
    'given_name',
    'family_name',
    'groups',
    'roles',
    'is_demo',
    'disabled_time',
    'signed_in_time',
    'created_time',
    sql<string>`(select count(*) from oidc_payloads where kind = 'Grant' and payload ->> 'accountId' = users.sub
      and expires_time > ${now})`.as('sessions'),
    sql<string>`(select count(*) from access_tokens where owner_sub = users.sub and access_tokens.expires_time > ${now})`.as(
      'access_tokens',
    ),
    sql<boolean>`exists (select 1 from second_factors where owner_sub = users.sub and confirmed_time is not null)`.as(
      'second_factor',
    ),
    sql<ListedAccount['last_event']>`(select json_build_object('kind', kind, 'time', time) from audit_events
      where actor = users.username order by time desc, id desc limit 1)`.as('last_event'),
  ]);
}
