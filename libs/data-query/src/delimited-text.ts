/** A text format of tables: commas (RFC 4180) or tabs between cells. */
export type DelimitedFormat = 'csv' | 'tsv';

const SEPARATORS: Readonly<Record<DelimitedFormat, string>> = { csv: ',', tsv: '\t' };
const LINE_ENDS: Readonly<Record<DelimitedFormat, string>> = { csv: '\r\n', tsv: '\n' };

/**
 * The start of a CSV file that people open: without it Excel takes UTF-8 for the system's old encoding. A TSV file has
 * none, since `cut`, `join` and R would read it as part of the first column's name.
 */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/**
 * The start of a formula for a spreadsheet: a sign in ASCII, full-width or small form, after any apostrophes and any
 * characters that a spreadsheet trims or does not show. A tab or line break alone is unsafe too.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const PLAIN_NUMBER = /^'*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Tabs and line breaks of any kind, which a cell of a tab-separated line cannot hold. */
const BREAKS = /[\t\r\n\v\f\u0085\u2028\u2029]+/g;

/**
 * Makes a text harmless for spreadsheets: an apostrophe before anything that could be read as a formula, also before
 * apostrophes that precede a formula, so that `unguardCell` is its exact inverse. Plain numbers stay as they are.
 */
export function guardCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Takes away the apostrophe of `guardCell`; other texts stay as they are. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && isFormula(text) ? text.slice(1) : text;
}

/**
 * One line of a table with its line end. Texts are guarded against formula injection; nothing, NaN and infinities are empty
 * cells; objects are written as JSON. Commas, quotes and line breaks of a CSV cell are kept; tabs and line breaks of a TSV
 * cell become one blank. Python's csv module reads both (dialects excel and excel-tab).
 */
export function delimitedLine(
  format: DelimitedFormat,
  cells: readonly unknown[],
  lineEnd: string = LINE_ENDS[format],
): string {
  return cells.map((cell) => cellText(format, cell)).join(SEPARATORS[format]) + lineEnd;
}

/** The lines of a whole table, the header first. */
export function delimitedText(format: DelimitedFormat, rows: readonly (readonly unknown[])[]): string {
  return rows.map((row) => delimitedLine(format, row)).join('');
}

function cellText(format: DelimitedFormat, cell: unknown): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = guardCell(format === 'tsv' ? textOf(cell).replace(BREAKS, ' ') : textOf(cell));
  const needsQuotes = format === 'tsv' ? text.includes('"') : /[",\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return JSON.stringify(cell);
  return typeof cell === 'string' ? cell : String(cell as bigint | boolean);
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text);
}
