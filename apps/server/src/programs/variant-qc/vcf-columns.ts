/** Number of columns of a VCF before its samples. */
export const FIXED_COLUMNS = 9;

/** Values of FILTER, and of FT of a sample, that mean that no filter failed. */
export const PASSED: ReadonlySet<string> = new Set(['PASS', '.', '']);
