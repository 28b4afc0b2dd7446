import { DelimitedReader } from '@omics-portal/qc-metrics';

/** Row of a table: cells and the first line in the file, from 1. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** CSV or TSV table with the lines of its rows. */
export interface TextTable {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Table of a CSV or TSV text that begins at a line of its file; `#` lines before the header are skipped. */
export function readTable(text: string, firstLine = 1): TextTable {
  let header: readonly string[] = [];
  const rows: TableRow[] = [];
  const reader = new DelimitedReader({
    onHeader: (names) => {
      header = names;
    },
    onRow: (cells, line) => rows.push({ cells, line: line + firstLine - 1 }),
  });
  reader.push(text);
  reader.finish();
  return { header, rows };
}
