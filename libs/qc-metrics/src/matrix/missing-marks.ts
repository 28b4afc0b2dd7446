/**
 * Texts of a cell that mean that its value is missing: those of R, Python, Excel and databases, and of exports of proteomics and
 * metabolomics software ("Filtered", "ND" for not detected, a dash).
 */
export const MISSING_MARKS: ReadonlySet<string> = new Set([
  ...['', 'NA', 'na', 'N/A', 'n/a', '#N/A', 'NaN', 'nan', 'NULL', 'null', 'None'],
  ...['ND', 'N.D.', 'n.d.', 'Filtered', '-'],
]);
