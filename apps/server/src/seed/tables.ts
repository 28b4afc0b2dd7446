import { readFileSync } from 'node:fs';
import { delimitedLine } from '@omics-portal/data-query/files';
import { parseDelimited } from '@omics-portal/qc-metrics';

/** Table row by column name. */
export type Row = Readonly<Record<string, string>>;

/** Reads a CSV or TSV file with a header. */
export function readRows(file: string): Row[] {
  const { header, rows } = parseDelimited(readFileSync(file, 'utf8'));
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

/** Writes a CSV with a header; cells are quoted where necessary. */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  return [header, ...rows]
    .map((row) =>
      delimitedLine(
        'csv',
        row.map((value) => value ?? 'NA'),
        '\n',
      ),
    )
    .join('');
}

/** Parses a cell as a number; `NA`, empty and invalid cells are null, which is shown as Unknown. */
export function numberOrNull(text: string | undefined): number | null {
  const value = text === undefined || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

/** Reads a required cell. @throws Error that names the column. */
export function cellOf(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`The seed table has no column "${column}".`);
  return value;
}

/** Rounds a value for a table cell, so that files do not depend on the last bit of floating-point arithmetic. */
export function rounded(value: number, digits = 6): number {
  return Number(value.toFixed(digits));
}
