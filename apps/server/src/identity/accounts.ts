import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { textProblem } from '../http/contract/text-problem.ts';
import type { Database } from '../records/database.ts';
import type { UserTable } from '../records/identity-tables.ts';
import type { Caller } from './identity.ts';
import { hashPassword } from './passwords.ts';

/** Longest name that is compared, in characters. */
const MAX_NAME = 255;

/** A stored account. */
export type Account = Selectable<UserTable>;

/** What it takes to make an account. */
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

/** Accounts of the embedded provider. */
export class Accounts {
  readonly #db: Kysely<Database>;
  readonly #demoAllowed: boolean;

  /** With `demoAllowed` false the demo accounts exist for nobody. */
  constructor(db: Kysely<Database>, demoAllowed: boolean) {
    this.#db = db;
    this.#demoAllowed = demoAllowed;
  }

  async findBySub(sub: string): Promise<Account | undefined> {
    return this.#usable(
      await this.#db.selectFrom('users').selectAll().where('sub', '=', sub).executeTakeFirst(),
    );
  }

  /** The account with this username or email, in any spelling. */
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

  /** The account of a sign-in that has neither ended nor expired. `grantId` names the sign-in, as `sid` in its tokens. */
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

  /** Whether an account belongs to this group. */
  async hasGroup(group: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('users')
      .select('sub')
      .where(sql<boolean>`groups @> ${JSON.stringify([group])}::jsonb`)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Whether anybody can sign in: false on a public site without an account of its own. */
  async isEmpty(): Promise<boolean> {
    const rows = await this.#db.selectFrom('users').selectAll().execute();
    return rows.every((row) => this.#usable(row) === undefined);
  }

  /** Makes an account; one with the same username keeps its id and gets the new values. */
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

  async has(username: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('users')
      .select('sub')
      .where('username', '=', username.toLowerCase())
      .executeTakeFirst();
    return row !== undefined;
  }

  #usable(row: Account | undefined): Account | undefined {
    return row?.is_demo && !this.#demoAllowed ? undefined : row;
  }
}

/** The claims of an account, as tokens and user info carry them. */
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

/** The caller that an account is. Groups and roles come from here, not from the token, which may be older than a change. */
export function callerOf({ sub, username, email, name, groups, roles }: Account): Caller {
  return { sub, username, email, name, groups, roles };
}

/** A name as accounts are found and counted by it: spellings that mean the same account become one. */
export function normalName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().slice(0, MAX_NAME);
}

/** Made from the username, so that a portal that starts over does not hand one user's stored token to another. */
function subOf(username: string): string {
  const hex = createHash('sha256').update(`account:${username}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
