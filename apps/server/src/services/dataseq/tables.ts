import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Collections table: records about public files. */
export interface DataCollectionTable {
  name: string;
  /** Index in the list of collections. */
  position: number;
  /** Revision, changed by triggers after every change of the records or fields. A 64-bit number as text. */
  revision: Generated<string>;
}

/** Fields table: filterable fields of a collection. `values`, `min` and `max` are computed when records are written. */
export interface DataFieldTable {
  collection: string;
  key: string;
  name: string;
  short: string;
  description: string;
  type: 'category' | 'bool' | 'number' | 'precision';
  priority: number;
  /** Distinct values of a category, at most 30; null when there are more, and for numbers. */
  values: ColumnType<(string | number | boolean | null)[] | null, string | null, string | null>;
  min: number | null;
  max: number | null;
  /** Labels of values, by language and value; null for fields whose values are their own labels. */
  labels: ColumnType<
    Readonly<Record<string, Readonly<Record<string, string>>>> | null,
    string | null,
    string | null
  >;
}

/** Records table: the document as in the API, and its look-up keys. */
export interface DataRecordTable {
  collection: string;
  /** Index in the collection; also the tie-break of all other orders. */
  position: number;
  /** `_id` in the API; unique in its collection. */
  id: string;
  data: JSONColumnType<Record<string, unknown>>;
  /** Lower-case hex; null for records without a file. */
  md5sum: string | null;
  sha256: string | null;
}

/** Sources of the records. */
export interface DataRepoTable {
  name: string;
  description: string;
  /** Description in Chinese; null for a source that has none. */
  description_zh: string | null;
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
