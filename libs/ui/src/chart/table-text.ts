import { type ChartTable } from './chart-table';

/** What spreadsheets take for the start of a formula, also in the wide letters of East Asian keyboards. */
const FORMULA = /^[=+\-@＝＋－＠]/u;
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/**
 * The table of a chart as tab-separated text, figures in full and with a decimal point. Tabs and line breaks inside a
 * cell become spaces; a text that a spreadsheet would run as a formula gets an apostrophe in front; a cell with quotes is
 * quoted, so that none of them opens a cell that never ends.
 */
export function tableText({ columns, rows }: ChartTable): string {
  return [columns, ...rows].map((cells) => `${cells.map(cellText).join('\t')}\n`).join('');
}

function cellText(cell: string | number): string {
  if (typeof cell === 'number') {
    return Number.isFinite(cell) ? String(cell) : '';
  }
  const line = cell.replace(/[\t\r\n\v\f\u0085\u2028\u2029]+/gu, ' ').trim();
  const text = FORMULA.test(line) && !PLAIN_NUMBER.test(line) ? `'${line}` : line;
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
