import { DelimitedReader } from './delimited-reader';

/** Table of a CSV or TSV text. */
export interface DelimitedTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Lines before the header that begin with `#`, without it. */
  readonly comments: readonly string[];
}

/** Table of a complete CSV or TSV text; {@link DelimitedReader} describes the format. */
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
