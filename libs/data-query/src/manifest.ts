import { checkList, isObject, isText } from './check-shape';
import { guardCell } from './delimited-text';
import { uniqueFileNames } from './file-name';

/** File of a download. */
export interface ManifestEntry {
  /** Identifier in the index: a hash, or the key of the object. */
  id: string;
  filename: string;
  /** MD5 as 32 lower-case hex digits; empty when unknown. */
  md5: string;
  /** Size in bytes. */
  size: number;
  /** `released` by default. */
  state?: string;
}

/** Columns of a manifest in the layout of the GDC download tools. */
export const MANIFEST_COLUMNS = ['id', 'filename', 'md5', 'size', 'state'] as const;

/**
 * Manifest: tab-separated, one line per file, with a trailing newline. File names are safe and unique, so that a
 * download kit never overwrites a file. It is no TSV of `delimitedText`: the download tools split lines at tabs and know
 * no quotes, so a quote is part of a cell. Cells are guarded against formulas.
 */
export function buildManifest(entries: readonly ManifestEntry[]): string {
  checkList(entries, 'entries', isEntry);
  const names = uniqueFileNames(entries.map((entry) => entry.filename));
  const lines = entries.map((entry, index) =>
    [
      cell(entry.id),
      names[index] ?? '',
      cell(entry.md5),
      String(entry.size),
      cell(entry.state ?? 'released'),
    ].join('\t'),
  );
  return [MANIFEST_COLUMNS.join('\t'), ...lines, ''].join('\n');
}

function isEntry(entry: unknown): boolean {
  if (!isObject(entry) || !Number.isFinite(entry['size'])) return false;
  const { id, filename, md5, state = '' } = entry;
  return [id, filename, md5, state].every(isText);
}

/** Cell without quotes around it: tabs and line breaks become a blank. */
function cell(text: string): string {
  return guardCell(text.replace(/[\t\r\n]+/g, ' '));
}
