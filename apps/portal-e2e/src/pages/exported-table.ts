import type { DataRecord } from '@omics-portal/data-query';
import { unguardCell } from '@omics-portal/data-query/files';
import { parse } from 'csv-parse/sync';

/** Export formats, as in the export menu. */
export const FORMATS = ['CSV', 'TSV', 'JSON'] as const;
export type Format = (typeof FORMATS)[number];

/** Row of an exported table: its cells by column, as text. */
export type ExportedRow = Readonly<Record<string, string>>;

/** Reads an exported file like a program that knows the format but not the portal. */
export function readExported(format: Format, text: string): ExportedRow[] {
  if (format === 'JSON') {
    return (JSON.parse(text) as DataRecord[]).map((record) =>
      Object.fromEntries(Object.entries(record).map(([column, value]) => [column, cellOf(value)])),
    );
  }
  const layout =
    format === 'CSV' ? { record_delimiter: '\r\n', bom: true } : { record_delimiter: '\n', delimiter: '\t' };
  const [head = [], ...lines] = parse(text, { ...layout, relax_column_count: false }) as string[][];
  return lines.map((cells) =>
    Object.fromEntries(head.map((column, at) => [column, unguardCell(cells[at] ?? '')])),
  );
}

/** Expected export of a record: all its fields but the back end's own key. */
export function asExported(format: Format, record: DataRecord): ExportedRow {
  const cells = Object.entries(record).filter(([column]) => column !== '_id');
  return Object.fromEntries(
    cells.map(([column, value]) => {
      const text = cellOf(value);
      // A TSV cell can contain neither a tab nor a line break.
      return [column, format === 'TSV' ? text.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ') : text];
    }),
  );
}

/** Removes empty cells: a table has the columns of all its records. */
export function filled(row: ExportedRow): ExportedRow {
  return Object.fromEntries(Object.entries(row).filter(([, text]) => text !== ''));
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
