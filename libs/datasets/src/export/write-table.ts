/** A line of a table: values by column. */
export type TableRow = Readonly<Record<string, unknown>>;

/** Fields of the back end's own, which are nobody else's business. */
const PRIVATE = new Set(['_id']);

/** What spreadsheets take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** All columns that any of the rows has, in the order in which they first appear. */
export function columnsOf(rows: readonly TableRow[]): readonly string[] {
  const columns = new Set<string>();
  for (const row of rows) {
    Object.keys(row).forEach((key) => columns.add(key));
  }
  return [...columns].filter((column) => !PRIVATE.has(column));
}

/**
 * Comma-separated text (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers,
 * also negative ones, stay as they are.
 */
export function writeCsv(rows: readonly TableRow[]): string {
  return writeLines(
    rows,
    ',',
    (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text),
    '\r\n',
  );
}

/** Tab-separated text: tabs and line breaks inside a value become spaces. Formulas are made harmless as in `writeCsv`. */
export function writeTsv(rows: readonly TableRow[]): string {
  return writeLines(rows, '\t', (text) => text.replace(/[\t\r\n]+/g, ' '), '\n');
}

/** The records as they came, without the back end's own key. */
export function writeJson(rows: readonly TableRow[]): string {
  const shared = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !PRIVATE.has(key))),
  );
  return `${JSON.stringify(shared, null, 2)}\n`;
}

function writeLines(
  rows: readonly TableRow[],
  separator: string,
  quote: (text: string) => string,
  end: string,
): string {
  const columns = columnsOf(rows);
  const line = (cells: readonly unknown[]) =>
    cells.map((cell) => quote(harmless(textOf(cell)))).join(separator);
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row[column])))]
    .map((text) => text + end)
    .join('');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) {
    return '';
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function harmless(text: string): string {
  return FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
}
