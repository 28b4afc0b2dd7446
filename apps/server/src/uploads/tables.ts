import type { ColumnType } from 'kysely';

/** State of an upload in parts, as in the contract. */
export type PartUploadState = 'open' | 'checking' | 'done' | 'different';

/** Bytes or milliseconds. Read as text, because the driver does not truncate 64-bit integers. */
type Count = ColumnType<string, number, number>;

/** Uploads in parts. */
export interface PartUploadTable {
  id: string;
  owner_sub: string;
  bucket: string;
  key: string;
  size: Count;
  part_bytes: Count;
  /** Id that the part store gave. */
  store_id: string;
  state: PartUploadState;
  /** SHA-256 of the whole file as its sender computed it. */
  expected_sha256: ColumnType<string | null, string | null | undefined, string | null>;
  /** SHA-256 of the stored object. */
  sha256: ColumnType<string | null, string | null | undefined, string | null>;
  /** Time of the last request, in milliseconds since the epoch. */
  used_time: Count;
}

declare module '../records/database.ts' {
  interface Database {
    part_uploads: PartUploadTable;
  }
}
