import { isCollectionName } from '@omics-portal/resources';
import { STORED_FILES, toCartFile, type CartFile } from '../cart-store/cart-file';
import { readListTable } from './list-table';

/** Content of an imported list. */
export interface CartImport {
  readonly files: readonly CartFile[];
  /** Number of entries that are not files of this site. */
  readonly skipped: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Reads a list that the cart exported: JSON, or a table with a header. Null for any other text.
 * @param takesStored whether the cart has an account, whose stored files are read as well
 */
export function readCartImport(text: string, brand: string, takesStored = false): CartImport | null {
  const rows = readRows(text.replace(/^\uFEFF/, ''));
  if (rows === null) return null;
  const isOwn = (name: unknown) =>
    name === STORED_FILES ? takesStored : isCollectionName(name) && name.startsWith(`${brand}_`);
  const files = rows.flatMap((row) => {
    const { collection } = row;
    if (typeof collection !== 'string' || !isOwn(collection)) return [];
    return toCartFile(collection, withNumbers(row)) ?? [];
  });
  return { files, skipped: rows.length - files.length };
}

function readRows(text: string): readonly Row[] | null {
  if (/^\s*\[/.test(text)) {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.map((row: unknown) => (isRow(row) ? row : {})) : null;
    } catch {
      return null;
    }
  }
  const [columns = [], ...lines] = readListTable(text);
  if (!columns.includes('collection') || !columns.includes('file_path')) return null;
  return lines.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  );
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** Converts the size of a file to a number: cells of a table are texts. */
function withNumbers(row: Row): Row {
  const size = row['file_size'];
  return typeof size === 'string' && /^\d+$/.test(size) ? { ...row, file_size: Number(size) } : row;
}
