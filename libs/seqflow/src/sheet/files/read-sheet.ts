import { MAX_SHEET_ROWS } from '../apply-edit';
import { decodeText, type TextEncoding } from './decode-text';
import type { Delimiter } from './delimiter';
import { readDelimited } from './read-delimited';
import { SheetFileError, type SheetFileProblem } from './sheet-file-problem';

/** Maximum size of a spreadsheet: 20 MB. */
export const MAX_SHEET_BYTES = 20 * 1024 * 1024;
/** Maximum number of columns of a spreadsheet. */
const MAX_SHEET_COLUMNS = 200;

/** Table of texts that was read from a spreadsheet. All rows are equally long; blank rows are left out. */
export interface SheetTexts {
  readonly rows: readonly (readonly string[])[];
  /** Format that the table was read in, for display. */
  readonly source:
    | { readonly kind: 'text'; readonly delimiter: Delimiter; readonly encoding: TextEncoding | null }
    | {
        readonly kind: 'workbook';
        readonly sheet: string;
        /** Names of the other sheets that have content. */
        readonly others: readonly string[];
      };
}

/** Table, or the reason why there is none. */
export type SheetReading =
  | { readonly ok: true; readonly table: SheetTexts }
  | { readonly ok: false; readonly problem: SheetFileProblem };

/** Options of `readSheet`. */
export interface ReadSheetOptions {
  /** Name of the sheet of a workbook. Default: the first one with content. */
  readonly sheet?: string;
  /** Encoding of a text file. Default: detected. */
  readonly encoding?: TextEncoding;
}

/**
 * Reads a spreadsheet: CSV, TSV or XLSX, known by its first bytes and not by its name. At most 20 MB, 200 columns and 10,000 rows with
 * a head; a larger one is rejected as a whole, so that no sample is lost silently.
 */
export async function readSheet(bytes: Uint8Array, options: ReadSheetOptions = {}): Promise<SheetReading> {
  return reading(async () => {
    if (bytes.length > MAX_SHEET_BYTES) {
      throw new SheetFileError({ kind: 'too-large', max: MAX_SHEET_BYTES });
    }
    if (hasPrefix(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
      throw new SheetFileError({ kind: 'old-or-locked' });
    }
    if (hasPrefix(bytes, [0x50, 0x4b])) {
      return workbookTable(bytes, options.sheet);
    }
    const { text, encoding } = decodeText(bytes, options.encoding);
    return textTable(text, encoding);
  });
}

/** Reads the cells that a spreadsheet put on the clipboard, or any text of lines with tabs, commas or semicolons. */
export async function readPastedSheet(text: string): Promise<SheetReading> {
  return reading(() => Promise.resolve(textTable(text, null)));
}

async function reading(read: () => Promise<SheetTexts>): Promise<SheetReading> {
  try {
    return { ok: true, table: await read() };
  } catch (error) {
    if (!(error instanceof SheetFileError)) throw error;
    return { ok: false, problem: error.problem };
  }
}

function hasPrefix(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte);
}

function textTable(text: string, encoding: TextEncoding | null): SheetTexts {
  if (text.length > MAX_SHEET_BYTES) {
    throw new SheetFileError({ kind: 'too-large', max: MAX_SHEET_BYTES });
  }
  const { rows, delimiter } = readDelimited(text);
  return { rows: boundedRows(rows), source: { kind: 'text', delimiter, encoding } };
}

async function workbookTable(bytes: Uint8Array, wanted: string | undefined): Promise<SheetTexts> {
  const { readWorkbook } = await import('./read-xlsx');
  const sheets = await readWorkbook(bytes, MAX_SHEET_ROWS + 2);
  const filled = sheets.filter(({ rows }) => rows.some((row) => row.some(hasText)));
  const chosen = wanted === undefined ? filled[0] : filled.find(({ name }) => name === wanted);
  if (!chosen) {
    throw new SheetFileError({ kind: 'empty' });
  }
  const others = filled.filter((sheet) => sheet !== chosen).map(({ name }) => name);
  return { rows: boundedRows(chosen.rows), source: { kind: 'workbook', sheet: chosen.name, others } };
}

function hasText(cell: string): boolean {
  return cell.trim() !== '';
}

/** Rows with content, cut to the columns with content and equally long. */
function boundedRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = rows.filter((row) => row.some(hasText));
  const width = filled.reduce((most, row) => Math.max(most, row.findLastIndex(hasText) + 1), 0);
  if (width === 0) {
    throw new SheetFileError({ kind: 'empty' });
  }
  if (width > MAX_SHEET_COLUMNS) {
    throw new SheetFileError({ kind: 'too-many-columns', max: MAX_SHEET_COLUMNS });
  }
  if (filled.length > MAX_SHEET_ROWS + 1) {
    throw new SheetFileError({ kind: 'too-many-rows', max: MAX_SHEET_ROWS });
  }
  return filled.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ''));
}
