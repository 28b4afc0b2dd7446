/** The figures of a chart as a table. */
export interface ChartTable {
  /** Heads; an empty one is allowed for the first column. */
  columns: readonly string[];
  /** The first cell of each row names it. Numbers are shown in the language of the page and exported in full. */
  rows: readonly (readonly (string | number)[])[];
}
