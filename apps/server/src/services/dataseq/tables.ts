import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A collection of records about public files. */
export interface DataCollectionTable {
  name: string;
  /** Order in the list of collections. */
  position: number;
  /** Kept by triggers: another one after every change of the records or fields. A 64-bit number as text. */
  revision: Generated<string>;
}

/** A field of a collection that can be filtered. `values`, `min` and `max` are taken from the records when they are written. */
export interface DataFieldTable {
  collection: string;
  key: string;
  name: string;
  short: string;
  description: string;
  type: 'category' | 'bool' | 'number' | 'precision';
  priority: number;
  /** The different values of a category, at most 30; null when there are more, and for numbers. */
  values: ColumnType<(string | number | boolean | null)[] | null, string | null, string | null>;
  min: number | null;
  max: number | null;
}

/** One record: the document as the wire has it, and what it is found by. */
export interface DataRecordTable {
  collection: string;
  /** The order of the collection; also the tie-break of every other order. */
  position: number;
  /** The `_id` of the wire; unique in its collection. */
  id: string;
  data: JSONColumnType<Record<string, unknown>>;
  /** Lower-case hex; null for records without a file. */
  md5sum: string | null;
  sha256: string | null;
}

/** A source that records were built from. */
export interface DataRepoTable {
  name: string;
  description: string;
  /** ISO 8601 date. */
  created: string;
  files: JSONColumnType<string[]>;
  position: number;
}

/** Tables of the sequencing data service. */
declare module '../../records/database.ts' {
  interface Database {
    data_collections: DataCollectionTable;
    data_fields: DataFieldTable;
    data_records: DataRecordTable;
    data_repos: DataRepoTable;
  }
}
