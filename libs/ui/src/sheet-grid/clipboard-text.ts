import { guardCell, unguardCell } from '@omics-portal/data-query/files';

/** Cells as rows of texts. */
export type CellBlock = readonly (readonly string[])[];

/**
 * Clipboard text of cells as spreadsheets write it: tabs between cells, lines between rows, quotes around a cell with
 * a tab or line break. It is no TSV of `delimitedText`, in which a cell has no breaks and a quote within a text is doubled:
 * a spreadsheet would paste the doubled quotes. Texts are guarded against formula injection.
 */
export function writeClipboard(block: CellBlock): string {
  const text = block.map((row) => row.map(quoted).join('\t')).join('\n');
  const last = block.at(-1);
  // A last line break ends the row before it, so an empty last row needs one of its own.
  return last?.length === 1 && last[0] === '' ? `${text}\n` : text;
}

function quoted(cell: string): string {
  const text = guardCell(cell);
  return /^"|[\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const LINE_END = /\r\n|\r|\n/uy;
const PLAIN = /[^\t\r\n]*/uy;
/** Quoted cell: its closing quote is followed by the end of the cell. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/uy;

/**
 * Cells of clipboard text that a spreadsheet wrote, as a rectangle: short rows are filled up with empty cells. No
 * cells for an empty text. A quote that nothing closes is part of the text.
 */
export function parseClipboard(text: string): CellBlock {
  const rows: string[][] = text === '' ? [] : [[]];
  let at = 0;
  while (at < text.length) {
    const cell = cellAt(text, at);
    rows.at(-1)?.push(unguardCell(cell.text));
    at = cell.end;
    const lineEnd = matchAt(LINE_END, text, at);
    if (lineEnd) {
      at += lineEnd[0].length;
      rows.push([]);
    } else if (at < text.length) {
      at += 1;
      if (at === text.length) {
        rows.at(-1)?.push('');
      }
    }
  }
  if (rows.at(-1)?.length === 0) {
    rows.pop();
  }
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

function cellAt(text: string, at: number): { text: string; end: number } {
  const inQuotes = text[at] === '"' ? matchAt(QUOTED, text, at) : null;
  if (inQuotes) {
    return { text: (inQuotes[1] ?? '').replaceAll('""', '"'), end: at + inQuotes[0].length };
  }
  const [plain] = matchAt(PLAIN, text, at) ?? [''];
  return { text: plain, end: at + plain.length };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
