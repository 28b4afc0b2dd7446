import type { SheetRequest } from './run-inputs.ts';

/**
 * Text of a sample sheet: a header and the row of the sample, as CSV. No cell is guarded against formulas: pipelines read it, and
 * an added character would change an id.
 *
 * @param pathOf address or path by which the run reads a file, by its storage link.
 */
export async function sampleSheetText(
  { cells }: SheetRequest,
  pathOf: (link: string) => Promise<string>,
): Promise<string> {
  const row: string[] = [];
  for (const { text, isLink } of cells) row.push(isLink ? await pathOf(text) : text);
  return `${line(cells.map(({ column }) => column))}${line(row)}`;
}

function line(cells: readonly string[]): string {
  const quoted = cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\n`;
}
