import type { ColumnType } from 'kysely';

/** Share links table. Times are milliseconds since the epoch. */
export interface ShareLinkTable {
  /** Public id, by which the owner revokes the link. */
  id: string;
  /** SHA-256 of the secret in the link, in hex: a copy of the database opens nothing. */
  digest: string;
  owner_sub: string;
  bucket: string;
  key: string;
  created_time: ColumnType<string, number, never>;
  expires_time: ColumnType<string, number, never>;
}

declare module '../records/database.ts' {
  interface Database {
    share_links: ShareLinkTable;
  }
}
