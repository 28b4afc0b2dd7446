import type { ColumnType } from 'kysely';
import type { ArchivedObject } from './archived-object.ts';

/** Table of the lists of objects that a link gives as one zip file. */
export interface ArchiveTable {
  /** SHA-256 of the id in the link, so that a copy of the database opens nothing. */
  id_hash: string;
  name: string;
  objects: ColumnType<ArchivedObject[], string, never>;
  /** Milliseconds since the epoch. Read as text, because the driver does not truncate 64-bit integers. */
  expires_time: ColumnType<string, number, never>;
}

declare module '../records/database.ts' {
  interface Database {
    archives: ArchiveTable;
  }
}
