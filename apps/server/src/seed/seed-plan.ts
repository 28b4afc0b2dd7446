/** A value of a record. */
export type SeedValue = string | number | boolean | null;

/** A file to put into the store, and what its record says beside name, path, size and checksums. */
export interface SeedFile {
  /** The key under the collection's folder; its last part is the file name. */
  key: string;
  /** The bytes, made only when they are wanted. */
  content: () => string | Uint8Array;
  record: Readonly<Record<string, SeedValue>>;
}

/** A field that records can be filtered by; values and bounds are taken from the records. */
export interface SeedField {
  key: string;
  name: string;
  /** At most 31 characters. */
  short: string;
  description: string;
  /** `number` is whole, `precision` has decimals. */
  type: 'category' | 'bool' | 'number' | 'precision';
  priority: number;
}

/** A collection: `name` is completed to `{brand}_<name>`, and is also the folder of its files in the bucket. */
export interface SeedCollection {
  name: 'genomics' | 'transcriptomics' | 'proteomics' | 'metabolomics';
  fields: readonly SeedField[];
  files: readonly SeedFile[];
}

/** A source that records were built from. */
export interface SeedRepo {
  name: string;
  description: string;
  /** ISO 8601 date. */
  created: string;
  files: string[];
}
