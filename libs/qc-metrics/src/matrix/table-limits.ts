/** Limits of a table. */
export interface TableLimits {
  /** Number of rows, including the peptides of a protqc table. */
  readonly features: number;
  /** Number of columns in the sample sheet. */
  readonly libraries: number;
  /** Features times libraries. */
  readonly values: number;
  /** Characters per line. */
  readonly line: number;
}

/**
 * Limits of expression tables. A value takes 8 bytes and a feature about 30, so a table within these limits is assessed
 * in 512 MB of memory; a table of 300 MB is within them when its cells have 6 characters or more.
 */
export const TABLE_LIMITS: TableLimits = {
  features: 3_000_000,
  libraries: 2_000,
  values: 40_000_000,
  line: 16_000_000,
};
