import { CSV_BYTE_ORDER_MARK, delimitedText, type DelimitedFormat } from '@omics-portal/data-query/files';
import { isList, type FormValue } from '../../app-form/form-values';
import type { SheetTableRow } from '../sheet';
import type { SheetColumn } from '../sheet-columns';

/**
 * Sheet as a CSV or TSV file, common values included. The head has the models of the columns and the cells have the values that are
 * sent, not labels, so that the file can be read again in any language.
 *
 * Cells that a spreadsheet would take for a formula are guarded by an apostrophe, which `readSheet` removes again. CSV has a byte
 * order mark for Excel; in TSV, tabs and line breaks within a cell become blanks.
 */
export function sheetFile(
  columns: readonly SheetColumn[],
  table: readonly SheetTableRow[],
  format: DelimitedFormat,
): string {
  const head = columns.map(({ model }) => model);
  const rows = table
    .filter(({ blank }) => !blank)
    .map(({ cells }) => head.map((model) => sourceText(cells[model]?.applies ? cells[model].value : null)));
  return withMark(format, [head, ...rows]);
}

/** Empty sheet of an app, to be filled in a spreadsheet. A star marks the columns that every sample needs. */
export function sheetTemplate(columns: readonly SheetColumn[], format: DelimitedFormat): string {
  return withMark(format, [columns.map(({ model, required }) => (required ? `${model}*` : model))]);
}

function withMark(format: DelimitedFormat, rows: readonly (readonly string[])[]): string {
  return (format === 'csv' ? CSV_BYTE_ORDER_MARK : '') + delimitedText(format, rows);
}

function sourceText(value: FormValue): string {
  return isList(value) ? value.join('; ') : String(value ?? '');
}
