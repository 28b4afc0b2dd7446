import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { textProblem } from '../http/contract/text-problem.ts';
import type { Database } from '../records/database.ts';
import type { UserTable } from '../records/identity-tables.ts';
import type { Caller } from './identity.ts';
import { hashPassword } from './passwords.ts';

/** Maximum length of a name for comparison, in characters. */
const MAX_NAME_LENGTH = 255;

/** Stored account. */
export type Account = Selectable<UserTable>;

/** Values of a new account. */
export interface NewAccount {
  username: string;
  password: string;
  email: string;
  givenName: string;
  familyName: string;
  groups: string[];
  roles: string[];
  isDemo: boolean;
}

/** Change of an account; absent values stay. */
export interface AccountChange {
  password?: string;
  /** Groups of the account; the group `admin` makes an admin. */
  groups?: string[] | undefined;
  /** Roles of the account; a change of the groups alone removes them, so that it can take away the role `admin`. */
  roles?: string[] | undefined;
  disabled?: boolean | undefined;
}

/** Account store of the embedded identity provider. */
export class Accounts {
  readonly #db: Kysely<Database>;
  readonly #demoAllowed: boolean;

  /** With `demoAllowed` false, demo accounts are never found. */
  constructor(db: Kysely<Database>, demoAllowed: boolean) {
    this.#db = db;
    this.#demoAllowed = demoAllowed;
  }

  async findBySub(sub: string): Promise<Account | undefined> {
    return this.#usable(
      await this.#db.selectFrom('users').selectAll().where('sub', '=', sub).executeTakeFirst(),
    );
  }

  /** Finds an account by username or email, ignoring case and Unicode form. */
  async findByName(name: string): Promise<Account | undefined> {
    const wanted = normalName(name);
    if (textProblem(wanted) !== undefined) return undefined;
    return this.#usable(
      await this.#db
        .selectFrom('users')
        .selectAll()
        .where((where) => where.or([where('username', '=', wanted), where('email', '=', wanted)]))
        .executeTakeFirst(),
    );
  }

  /** Finds the account of a valid sign-in. `grantId` is the id of the sign-in (`sid` in its tokens). */
  async findSignedIn(sub: string, grantId: string): Promise<Account | undefined> {
    return this.#usable(
      await this.#db
        .selectFrom('users')
        .selectAll()
        .where('sub', '=', sub)
        .where((where) =>
          where.exists(
            this.#db
              .selectFrom('oidc_payloads')
              .select('id')
              .where('kind', '=', 'Grant')
              .where('id', '=', grantId)
              .where('expires_time', '>', String(Date.now())),
          ),
        )
        .executeTakeFirst(),
    );
  }

  /** True if any account belongs to this group. */
  async hasGroup(group: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('users')
      .select('sub')
      .where(sql<boolean>`groups @> ${JSON.stringify([group])}::jsonb`)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** True if no account can sign in, as on a public site before its first account is created. */
  async isEmpty(): Promise<boolean> {
    const rows = await this.#db.selectFrom('users').selectAll().execute();
    return rows.every((row) => this.#usable(row) === undefined);
  }

  /** Creates an account. An account with the same username keeps its id and gets the new values. */
  async save(account: NewAccount): Promise<void> {
    const values = {
      email: account.email.toLowerCase(),
      name: `${account.givenName} ${account.familyName}`.trim(),
      given_name: account.givenName,
      family_name: account.familyName,
      groups: JSON.stringify(account.groups),
      roles: JSON.stringify(account.roles),
      password_hash: await hashPassword(account.password),
      is_demo: account.isDemo,
    };
    const username = account.username.toLowerCase();
    await this.#db
      .insertInto('users')
      .values({ sub: subOf(username), username, created_time: Date.now(), ...values })
      .onConflict((conflict) => conflict.column('username').doUpdateSet(values))
      .execute();
  }

  /** All accounts by name, also disabled ones. */
  list(): Promise<Account[]> {
    return this.#db.selectFrom('users').selectAll().orderBy('username').execute();
  }

  /**
   * Changes an account; resolves to false if there is none of this name. A change of the password, or a disabled account, ends
   * its sign-ins: refresh tokens and access tokens are refused from the next call on.
   */
  async change(username: string, change: AccountChange): Promise<boolean> {
    const { password, groups, disabled, roles = groups && [] } = change;
    const row = await this.#db
      .updateTable('users')
      .set({
        ...(password === undefined ? {} : { password_hash: await hashPassword(password) }),
        ...(groups === undefined ? {} : { groups: JSON.stringify(groups) }),
        ...(roles === undefined ? {} : { roles: JSON.stringify(roles) }),
        ...(disabled === undefined ? {} : { disabled_time: disabled ? Date.now() : null }),
        // An update needs a column.
        username: username.toLowerCase(),
      })
      .where('username', '=', username.toLowerCase())
      .returning('sub')
      .executeTakeFirst();
    if (row && (password !== undefined || disabled === true))
      await this.#db
        .deleteFrom('oidc_payloads')
        .where(sql<string>`payload ->> 'accountId'`, '=', row.sub)
        .execute();
    return row !== undefined;
  }

  /** Sets a password; sign-ins stay. */
  async setPassword(sub: string, password: string): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ password_hash: await hashPassword(password) })
      .where('sub', '=', sub)
      .execute();
  }

  /** Sets the name by which people know the owner, as one text: a given name alone, as that of an added account. */
  async setName(sub: string, name: string): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ name, given_name: name, family_name: '' })
      .where('sub', '=', sub)
      .execute();
  }

  async has(username: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('users')
      .select('sub')
      .where('username', '=', username.toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  }

  #usable(row: Account | undefined): Account | undefined {
    const isClosed = row?.disabled_time !== null || (row.is_demo && !this.#demoAllowed);
    return isClosed ? undefined : row;
  }
}

/** Claims of an account in tokens and user info. */
export function claimsOf(account: Account): Record<string, unknown> & { sub: string } {
  return {
    sub: account.sub,
    preferred_username: account.username,
    name: account.name,
    given_name: account.given_name,
    family_name: account.family_name,
    email: account.email,
    email_verified: true,
    groups: account.groups,
    roles: account.roles,
  };
}

/** Caller for an account. Groups and roles come from the account, because a token may be older than a change. */
export function callerOf({ sub, username, email, name, groups, roles }: Account): Caller {
  return { sub, username, email, name, groups, roles };
}

/** Normalised name, for look-up and rate limits: different spellings of one account become equal. */
export function normalName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().slice(0, MAX_NAME_LENGTH);
}

/** Derived from the username, so that after a reset a stored token cannot belong to another user. */
function subOf(username: string): string {
  const hex = createHash('sha256').update(`account:${username}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
