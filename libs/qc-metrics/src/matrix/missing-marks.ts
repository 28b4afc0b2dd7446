/** Texts of a cell that mean that its value is missing. */
export const MISSING_MARKS: ReadonlySet<string> = new Set(['', 'NA', 'NaN', 'nan', 'na', 'null', 'N/A']);
