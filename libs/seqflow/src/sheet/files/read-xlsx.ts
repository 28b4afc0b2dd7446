import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { formatValue } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { SheetFileError } from './sheet-file-problem';

/** Sheet of a workbook as text. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Maximum size of an unpacked workbook: 200 MB. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

/**
 * Reads the sheets of an XLSX workbook. Numbers are read in full, with the leading zeros and letters that their format shows, so
 * that a sample called 007 stays 007; dates are read as shown, those in the format of the computer's region as YYYY-MM-DD.
 * Formulas give their results. Loaded on demand: the reader is large.
 *
 * Throws `SheetFileError`, also for an archive that unpacks to more than `maxBytes`. `maxRows` bounds the rows of each sheet.
 */
export async function readWorkbook(
  bytes: Uint8Array,
  maxRows: number,
  maxBytes = MAX_UNPACKED_BYTES,
): Promise<readonly WorkbookSheet[]> {
  checkUnpackedSize(bytes, maxBytes);
  const workbook = await readXlsx(bytes, { readStyles: true, maxRows }).catch(() => {
    throw new SheetFileError({ kind: 'not-a-workbook' });
  });
  return workbook.sheets.map(({ name, rows, cells }) => ({
    name,
    rows: rows.map((row, rowIndex) =>
      row.map((value, columnIndex) => textOf(value, cells?.get(`${rowIndex},${columnIndex}`)?.style?.numFmt)),
    ),
  }));
}

/** Counts the bytes of the unpacked archive piece by piece: the sizes that an archive states may be false. */
function checkUnpackedSize(bytes: Uint8Array, max: number): void {
  let size = 0;
  const count = (error: Error | null, data: Uint8Array) => {
    if (error) throw error;
    size += data.length;
    if (size > max) throw new SheetFileError({ kind: 'expands', max });
  };
  const unzip = new Unzip((file) => {
    file.ondata = count;
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  const piece = 65_536;
  try {
    for (let start = 0; start < bytes.length; start += piece) {
      unzip.push(bytes.subarray(start, start + piece), start + piece >= bytes.length);
    }
  } catch (error) {
    throw error instanceof SheetFileError ? error : new SheetFileError({ kind: 'not-a-workbook' });
  }
}

/** Formats that show the date of the region; Excel stores only that. */
const REGIONAL_DATE = /^m\/d\/yyyy/iu;
/** Formats that add leading zeros or words to a number, as ids have them. */
const ID_FORMAT = /^(?:"[^"]*"|\\.|[-_])*0{2,}(?:"[^"]*"|\\.)*$|^(?:"[^"]*")+0+$/u;

function textOf(value: unknown, format: string | undefined): string {
  if (value === null || value === undefined) {
    return '';
  }
  if (value instanceof Date) {
    return format === undefined || REGIONAL_DATE.test(format) ? isoText(value) : formatValue(value, format);
  }
  if (typeof value === 'number') {
    return format !== undefined && ID_FORMAT.test(format) ? formatValue(value, format) : String(value);
  }
  if (typeof value === 'boolean') {
    return value ? 'TRUE' : 'FALSE';
  }
  return typeof value === 'string' ? value : '';
}

/** Date without a time zone, as spreadsheets store it; the time is left out at midnight. */
function isoText(date: Date): string {
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}
