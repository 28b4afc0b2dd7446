import { createHash } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../records/database.ts';
import type { UserTable } from '../records/identity-tables.ts';
import type { Caller } from './identity.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

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

  /** The account that signs in with this name (or email) and password; undefined when either is wrong. */
  async signIn(name: string, password: string): Promise<Account | undefined> {
    const wanted = name.trim().toLowerCase();
    const row = await this.#db
      .selectFrom('users')
      .selectAll()
      .where((where) => where.or([where('username', '=', wanted), where('email', '=', wanted)]))
      .executeTakeFirst();
    const account = this.#usable(row);
    return (await passwordMatches(password, account?.password_hash)) ? account : undefined;
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

/** Reads a caller from the claims of a verified token of any issuer; a name or email that is missing is made up from what is there. */
export function callerFromClaims(claims: Record<string, unknown>): Caller | undefined {
  const { sub } = claims;
  if (typeof sub !== 'string' || sub === '') return undefined;
  const username = text(claims['preferred_username']) ?? sub;
  return {
    sub,
    username,
    email: text(claims['email']) ?? username,
    name: text(claims['name']) ?? username,
    groups: texts(claims['groups']),
    roles: texts(claims['roles']),
  };
}

/** Made from the username, so that a portal that starts over does not hand one user's stored token to another. */
function subOf(username: string): string {
  const hex = createHash('sha256').update(`account:${username}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
