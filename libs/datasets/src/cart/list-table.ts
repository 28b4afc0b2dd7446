import { unguardCell } from '@omics-portal/data-query/files';

/**
 * Cells of a CSV or TSV list as the cart exports it, the header first: every cell with a quote is in quotes. Without line breaks in
 * the cells of a TSV. Blank lines are left out, and the guard against formulas is removed.
 */
export function readListTable(text: string): readonly (readonly string[])[] {
  const [header = '', ...lines] = splitLines(text);
  const separator = header.includes('\t') ? '\t' : ',';
  return [header, ...lines].map((line) => splitCells(line, separator));
}

/** Lines of a table, without blank ones. In CSV, a quoted line break belongs to its cell. */
function splitLines(text: string): readonly string[] {
  const lines = /^[^\r\n]*\t/.test(text)
    ? text.split(/[\r\n]+/)
    : (text.match(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g) ?? []);
  return lines.filter((line) => /[^ ]/.test(line));
}

function splitCells(line: string, separator: string): readonly string[] {
  const cells: string[] = [];
  const pattern = separator === '\t' ? /(?:"((?:[^"]|"")*)"|([^\t]*))\t/g : /(?:"((?:[^"]|"")*)"|([^,]*)),/g;
  for (const [, quoted, bare = ''] of `${line}${separator}`.matchAll(pattern)) {
    cells.push(unguardCell(quoted === undefined ? bare : quoted.replaceAll('""', '"')));
  }
  return cells;
}
