import { checkText } from './check';
import { checkList, checkOneOf, isText } from './check-shape';
import { QueryError } from './query-error';

/** Text format of tables: commas (RFC 4180) or tabs between cells. */
export type DelimitedFormat = 'csv' | 'tsv';

const SEPARATORS: Readonly<Record<DelimitedFormat, string>> = { csv: ',', tsv: '\t' };
const LINE_ENDS: Readonly<Record<DelimitedFormat, string>> = { csv: '\r\n', tsv: '\n' };

/**
 * Byte order mark of a CSV file for spreadsheets: without it Excel assumes a legacy encoding instead of UTF-8. A TSV
 * file has none, since `cut`, `join` and R would read it as part of the first column's name.
 */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/**
 * Start of a spreadsheet formula: an operator in ASCII, full-width or small form, after any apostrophes and any
 * characters that a spreadsheet trims or hides. A leading tab or line break alone is unsafe too.
 */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;
const PLAIN_NUMBER = /^'*[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Tabs and line breaks of any kind, which a TSV cell cannot contain. */
const BREAKS = /[\t\r\n\v\f\u0085\u2028\u2029]+/g;

/**
 * Formula injection guard: prefixes an apostrophe to text that a spreadsheet could read as a formula, and to text whose
 * apostrophes precede a formula, so that `unguardCell` is the exact inverse. Plain numbers are unchanged.
 */
export function guardCell(text: string): string {
  checkText(text, 'text');
  return isFormula(text) ? `'${text}` : text;
}

/** Text without the apostrophe of `guardCell`; other texts are unchanged. */
export function unguardCell(text: string): string {
  checkText(text, 'text');
  return text.startsWith("'") && isFormula(text) ? text.slice(1) : text;
}

/**
 * Table line with its line end. Texts are guarded against formula injection; null, undefined, NaN and infinities are
 * empty cells; objects are written as JSON. A CSV cell keeps commas, quotes and line breaks; in a TSV cell tabs and
 * line breaks become one blank. Python's csv module reads both (dialects excel and excel-tab).
 */
export function delimitedLine(
  format: DelimitedFormat,
  cells: readonly unknown[],
  lineEnd: string = LINE_ENDS[format],
): string {
  checkFormat(format);
  checkList(cells, 'cells');
  checkText(lineEnd, 'lineEnd');
  return cells.map((cell) => cellText(format, cell)).join(SEPARATORS[format]) + lineEnd;
}

/** Lines of a table, starting with the header. */
export function delimitedText(format: DelimitedFormat, rows: readonly (readonly unknown[])[]): string {
  checkFormat(format);
  checkList(rows, 'rows', Array.isArray);
  return rows.map((row) => delimitedLine(format, row)).join('');
}

/** CSV of a table that a program reads, starting with the header: names stay as they are, without the guard against formulas. */
export function plainCsv(rows: readonly (readonly string[])[], lineEnd: string = LINE_ENDS.csv): string {
  checkList(rows, 'rows', (row) => Array.isArray(row) && row.every(isText));
  checkText(lineEnd, 'lineEnd');
  return rows.map((row) => row.map((text) => quoted('csv', text)).join(',') + lineEnd).join('');
}

function checkFormat(format: unknown): void {
  checkOneOf(format, 'format', ['csv', 'tsv']);
}

function cellText(format: DelimitedFormat, cell: unknown): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return quoted(format, guardCell(format === 'tsv' ? textOf(cell).replace(BREAKS, ' ') : textOf(cell)));
}

function quoted(format: DelimitedFormat, text: string): string {
  const needsQuotes = format === 'tsv' ? text.includes('"') : /[",\r\n]/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return jsonOf(cell);
  return typeof cell === 'string' ? cell : String(cell as bigint | boolean);
}

/** JSON of a cell. An object may have none, such as one that contains itself. */
function jsonOf(cell: object): string {
  try {
    return (JSON.stringify(cell) as string | undefined) ?? '';
  } catch {
    throw new QueryError('bad-value', 'cells', 'A cell has no JSON.');
  }
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text);
}
