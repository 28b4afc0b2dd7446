import type { ColumnType, Generated } from 'kysely';

/** JSON columns are read as values and written as JSON text, because the driver would turn an array into a Postgres array. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** An account of the embedded identity provider. */
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
  /** One of the accounts whose password is written in the README. */
  is_demo: Generated<boolean>;
  /** Milliseconds since the epoch, as text: the driver does not cut 64-bit numbers down. */
  created_time: ColumnType<string, number, number>;
}

/** What the OpenID provider keeps: sessions, grants, codes, refresh tokens. */
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

/** Small facts about this installation: keys, secrets, whether it is seeded. */
export interface ServerStateTable {
  name: string;
  value: JsonColumn<unknown>;
}
