import type { ColumnType, Generated } from 'kysely';

/** JSON column: read as a value and written as JSON text, because the driver would turn an array into a Postgres array. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** Users table: accounts of the embedded identity provider. */
export interface UserTable {
  sub: string;
  username: string;
  email: string;
  name: string;
  given_name: string | null;
  family_name: string | null;
  groups: JsonColumn<string[]>;
  roles: JsonColumn<string[]>;
  password_hash: string;
  /** True for an account whose password is in the README. */
  is_demo: Generated<boolean>;
  /** Time since which the account cannot sign in, in milliseconds since the epoch; null: it can. */
  disabled_time: ColumnType<string | null, number | null | undefined, number | null>;
  /** Last sign-in, in milliseconds since the epoch; null before the first one. */
  signed_in_time: ColumnType<string | null, number | null | undefined, number>;
  /** Milliseconds since the epoch. Read as text, because the driver does not truncate 64-bit integers. */
  created_time: ColumnType<string, number, number>;
}

/** Sign-ins of the embedded provider, each with a grant; the grant says whether it is still open. */
export interface SignInTable {
  grant_id: string;
  owner_sub: string;
  user_agent: string | null;
  /** Milliseconds since the epoch. */
  created_time: ColumnType<string, number, never>;
}

/** One-time links, by the digest of their secret. */
export interface OneTimeLinkTable {
  digest: string;
  owner_sub: string;
  purpose: 'invitation' | 'reset';
  /** Milliseconds since the epoch. */
  expires_time: ColumnType<string, number, never>;
}

/** Second factors of accounts. */
export interface SecondFactorTable {
  owner_sub: string;
  /** Sealed secret. */
  secret: string;
  /** Milliseconds since the epoch. */
  created_time: ColumnType<string, number, number>;
  /** Time of the first right code, in milliseconds since the epoch; null: it is being set up, and does not count. */
  confirmed_time: ColumnType<string | null, number | null | undefined, number>;
  /** Time step of the last code that was used, which counts once. */
  last_step: ColumnType<string, number | undefined, number>;
}

/** Recovery codes that were not used, by their digests. */
export interface RecoveryCodeTable {
  owner_sub: string;
  digest: string;
}

/** Accounts of an external OpenID provider, as they were last seen. */
export interface ProviderAccountTable {
  issuer: string;
  sub: string;
  /** Name here: that of the first sign-in, because folders have it. */
  username: string;
  email: string;
  name: string;
  groups: JsonColumn<string[]>;
  roles: JsonColumn<string[]>;
  /** Milliseconds since the epoch. */
  seen_time: ColumnType<string, number, number>;
}

/** State of the OpenID provider: sessions, grants, codes, refresh tokens. */
export interface OidcPayloadTable {
  kind: string;
  id: string;
  payload: JsonColumn<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  consumed_time: ColumnType<string | null, number | null, number | null>;
  expires_time: ColumnType<string | null, number | null, number | null>;
}

/** Server state: facts about this installation, such as keys, secrets, and whether it is seeded. */
export interface ServerStateTable {
  name: string;
  value: JsonColumn<unknown>;
}
