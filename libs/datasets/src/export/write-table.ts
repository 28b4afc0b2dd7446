import { CSV_BYTE_ORDER_MARK, delimitedLine, type DelimitedFormat } from '@omics-portal/data-query/files';
import type { TableExtension } from './table-format-labels';

/** Row of a table: values by column. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Internal fields of the service, which are not exported. */
const INTERNAL = new Set(['_id']);

/** Columns of any of the rows, in the order of appearance. */
export function columnsOf(rows: readonly TableRow[]): readonly string[] {
  const columns = new Set<string>();
  for (const row of rows) {
    Object.keys(row).forEach((key) => columns.add(key));
  }
  return [...columns].filter(isExported);
}

/** Checks whether a column is exported. */
export function isExported(column: string): boolean {
  return !INTERNAL.has(column);
}

/** Format of a table file, written in batches, so that the whole table is never in memory. */
export interface TableFormat {
  readonly extension: TableExtension;
  readonly type: string;
  readonly head: (columns: readonly string[]) => string;
  /** Lines of a batch of rows; `first` is true for the first batch. */
  readonly lines: (rows: readonly TableRow[], columns: readonly string[], first: boolean) => string;
  /** Text after the last batch; `empty` is true if there were no rows. */
  readonly tail: (empty: boolean) => string;
}

/** Comma-separated text (RFC 4180) that Excel reads as UTF-8, guarded against formula injection. */
export const CSV: TableFormat = delimited('csv', 'text/csv');

/** Tab-separated text, guarded likewise: tabs and line breaks inside a value become spaces. */
export const TSV: TableFormat = delimited('tsv', 'text/tab-separated-values');

/** JSON list of the records, without the internal key of the service. */
export const JSON_TABLE: TableFormat = {
  extension: 'json',
  type: 'application/json',
  head: () => '[',
  lines: (rows, _columns, first) =>
    rows
      .map((row, index) => {
        const exported = Object.entries(row).filter(([key]) => isExported(key));
        return `${first && index === 0 ? '' : ','}\n${JSON.stringify(Object.fromEntries(exported))}`;
      })
      .join(''),
  tail: (empty) => (empty ? ']\n' : '\n]\n'),
};

/** Formats that users choose from. */
export const TABLE_FORMATS: Readonly<Record<TableExtension, TableFormat>> = {
  csv: CSV,
  tsv: TSV,
  json: JSON_TABLE,
};

/** Text of a whole table, for few rows. */
export function writeTable(format: TableFormat, rows: readonly TableRow[]): string {
  const columns = columnsOf(rows);
  return format.head(columns) + format.lines(rows, columns, true) + format.tail(rows.length === 0);
}

function delimited(format: DelimitedFormat, type: string): TableFormat {
  return {
    extension: format,
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
