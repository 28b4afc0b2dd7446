import { DelimitedReader } from './delimited-reader';

/** A table read from CSV or TSV text. */
export interface DelimitedTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Lines before the header that begin with `#`, without the mark. */
  readonly comments: readonly string[];
}

/** Reads a whole CSV or TSV text; {@link DelimitedReader} describes the format. */
export function parseDelimited(text: string): DelimitedTable {
  let header: readonly string[] = [];
  const rows: string[][] = [];
  const reader = new DelimitedReader({
    onHeader: (cells) => {
      header = cells;
    },
    onRow: (cells) => rows.push(cells),
  });
  reader.push(text);
  reader.finish();
  return { header, rows, comments: reader.comments };
}
