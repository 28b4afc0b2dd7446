/** A table read from CSV or TSV text. */
export interface DelimitedTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Lines before the header that begin with `#`, without the mark. */
  readonly comments: readonly string[];
}

/**
 * Reads CSV or TSV: a tab in the header line makes it TSV, else it is CSV with `"` around cells and `""` for a quote.
 * A byte order mark, empty lines and `#` lines before the header are skipped; the latter are kept as comments.
 */
export function parseDelimited(text: string): DelimitedTable {
  const comments: string[] = [];
  let rest = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  for (let line = /^(?:#(.*)|[ \t]*)\r?\n/.exec(rest); line; line = /^(?:#(.*)|[ \t]*)\r?\n/.exec(rest)) {
    if (line[1] !== undefined) {
      comments.push(line[1].trim());
    }
    rest = rest.slice(line[0].length);
  }
  const firstLine = rest.slice(0, rest.search(/\n|$/));
  const rows = splitRows(rest, firstLine.includes('\t') ? '\t' : ',').filter(
    (row) => row.length > 1 || row[0] !== '',
  );
  const [header = [], ...body] = rows;
  return { header: header.map((name) => name.trim()), rows: body, comments };
}

function splitRows(text: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) {
      break;
    }
    row.push(found[1] === undefined ? (found[2] ?? '').trim() : found[1].replaceAll('""', '"'));
    if (found[3] !== separator) {
      rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) {
    // The text ended on a separator: an empty last cell.
    rows.push([...row, '']);
  }
  return rows;
}
