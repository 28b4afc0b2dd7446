/** Value of a record. */
export type SeedValue = string | number | boolean | null;

/** Seed file, with its record's values besides name, path, size and checksums. */
export interface SeedFile {
  /** Key below the collection's folder; its last segment is the file name. */
  key: string;
  /** Creates the content on demand. */
  content: () => string | Uint8Array;
  record: Readonly<Record<string, SeedValue>>;
}

/** Field of a collection; its values and bounds are taken from the records. */
export interface SeedField {
  key: string;
  name: string;
  /** At most 31 characters. */
  short: string;
  description: string;
  /** `number` is an integer, `precision` has decimals. */
  type: 'category' | 'bool' | 'number' | 'precision';
  priority: number;
  /** Labels of values, by language and value, in languages other than that of the values. */
  labels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Seed collection. `name` becomes `{brand}_<name>`, and is the folder of its files in the bucket. */
export interface SeedCollection {
  name: 'genomics' | 'transcriptomics' | 'proteomics' | 'metabolomics';
  fields: readonly SeedField[];
  files: readonly SeedFile[];
}

/** Source of records. */
export interface SeedRepo {
  name: string;
  description: string;
  description_zh: string;
  /** ISO 8601 date. */
  created: string;
  files: string[];
}
