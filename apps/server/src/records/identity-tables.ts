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
  /** Milliseconds since the epoch. Read as text, because the driver does not truncate 64-bit integers. */
  created_time: ColumnType<string, number, number>;
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
