import type { ColumnType } from 'kysely';
import type { TokenScope } from '../../http/contract/operation-scope.ts';
import type { JsonColumn } from '../../records/identity-tables.ts';

/** Personal access tokens table. Times are milliseconds since the epoch. */
export interface AccessTokenTable {
  /** Public part of the token. */
  id: string;
  owner_sub: string;
  name: string;
  /** SHA-256 of the secret part, in hex. */
  digest: string;
  scopes: JsonColumn<TokenScope[]>;
  created_time: ColumnType<string, number, never>;
  expires_time: ColumnType<string, number, never>;
  last_used_time: ColumnType<string | null, number | null | undefined, number>;
}

declare module '../../records/database.ts' {
  interface Database {
    access_tokens: AccessTokenTable;
  }
}
