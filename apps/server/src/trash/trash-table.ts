import type { ColumnType } from 'kysely';

/** Trash table: objects and folders that were deleted and can be restored. */
export interface TrashTable {
  id: string;
  /** Location that it had. The key of a folder ends with a slash. */
  bucket: string;
  key: string;
  /** Size of it all; it counts for the quota of the owner of the location. */
  bytes: ColumnType<string, number, never>;
  deleted_by: string;
  /** Milliseconds since the epoch. */
  deleted_time: ColumnType<string, number, never>;
  /** Milliseconds since the epoch. */
  expires_time: ColumnType<string, number, never>;
}

declare module '../records/database.ts' {
  interface Database {
    trash: TrashTable;
  }
}
