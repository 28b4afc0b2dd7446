/** Table of the data of a chart. */
export interface ChartTable {
  /** Column heads; the first one may be empty. */
  columns: readonly string[];
  /** The first cell of each row names it. Numbers are formatted in the page and exported in full. */
  rows: readonly (readonly (string | number)[])[];
}
