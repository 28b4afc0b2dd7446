import { CSV_BYTE_ORDER_MARK, delimitedLine, type DelimitedFormat } from '@omics-portal/data-query/files';

/** A line of a table: values by column. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Fields of the back end's own, which are nobody else's business. */
const PRIVATE = new Set(['_id']);

/** All columns that any of the rows has, in the order in which they first appear. */
export function columnsOf(rows: readonly TableRow[]): readonly string[] {
  const columns = new Set<string>();
  for (const row of rows) {
    Object.keys(row).forEach((key) => columns.add(key));
  }
  return [...columns].filter(isShared);
}

/** Whether a column goes into a file. */
export function isShared(column: string): boolean {
  return !PRIVATE.has(column);
}

/** A format of tables: made piece by piece, so that no table has to be in memory as a whole. */
export interface TableFormat {
  readonly extension: string;
  readonly label: string;
  readonly type: string;
  readonly head: (columns: readonly string[]) => string;
  /** The lines of some rows; `first` for the first piece. */
  readonly lines: (rows: readonly TableRow[], columns: readonly string[], first: boolean) => string;
  /** What follows the last piece; `empty` when there was none. */
  readonly tail: (empty: boolean) => string;
}

/** Comma-separated text (RFC 4180) that Excel reads as UTF-8, guarded against formula injection. */
export const CSV: TableFormat = delimited('csv', 'CSV', 'text/csv');

/** Tab-separated text, guarded likewise: tabs and line breaks inside a value become spaces. */
export const TSV: TableFormat = delimited('tsv', 'TSV', 'text/tab-separated-values');

/** The records as they came, without the back end's own key. */
export const JSON_TABLE: TableFormat = {
  extension: 'json',
  label: 'JSON',
  type: 'application/json',
  head: () => '[',
  lines: (rows, _columns, first) =>
    rows
      .map((row, index) => {
        const shared = Object.entries(row).filter(([key]) => isShared(key));
        return `${first && index === 0 ? '' : ','}\n${JSON.stringify(Object.fromEntries(shared))}`;
      })
      .join(''),
  tail: (empty) => (empty ? ']\n' : '\n]\n'),
};

/** The formats that people choose from. */
export const TABLE_FORMATS: readonly TableFormat[] = [CSV, TSV, JSON_TABLE];

/** A whole table at once, for few rows. */
export function writeTable(format: TableFormat, rows: readonly TableRow[]): string {
  const columns = columnsOf(rows);
  return format.head(columns) + format.lines(rows, columns, true) + format.tail(rows.length === 0);
}

function delimited(format: DelimitedFormat, label: string, type: string): TableFormat {
  return {
    extension: format,
    label,
    type,
    head: (columns) => (format === 'csv' ? CSV_BYTE_ORDER_MARK : '') + delimitedLine(format, columns),
    lines: (rows, columns) =>
      rows
        .map((row) =>
          delimitedLine(
            format,
            columns.map((column) => row[column]),
          ),
        )
        .join(''),
    tail: () => '',
  };
}
