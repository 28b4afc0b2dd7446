import { plainCsv } from '@omics-portal/data-query/files';
import type { SheetRequest } from './run-inputs.ts';

/**
 * Text of a sample sheet: a header and the row of the sample, as CSV. Values are literal, without the guard against formulas: a
 * pipeline reads the sheet, no spreadsheet, and an added apostrophe would change an id or the path of a file. Lines end with LF,
 * since a pipeline that splits lines itself would read CR as part of the last value.
 *
 * @param pathOf address or path by which the run reads a file, by its storage link.
 */
export async function sampleSheetText(
  { cells }: SheetRequest,
  pathOf: (link: string) => Promise<string>,
): Promise<string> {
  const row: string[] = [];
  for (const { text, isLink } of cells) row.push(isLink ? await pathOf(text) : text);
  return plainCsv([cells.map(({ column }) => column), row], '\n');
}
