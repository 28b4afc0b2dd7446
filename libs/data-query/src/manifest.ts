import { guardCell } from './delimited-text';
import { uniqueFileNames } from './file-name';

/** One file of a download. */
export interface ManifestEntry {
  /** What the index knows the file by: a hash, or the key of the object. */
  id: string;
  filename: string;
  /** 32 lower-case hex digits; empty when the back end has none. */
  md5: string;
  /** Bytes. */
  size: number;
  /** `released` unless said otherwise. */
  state?: string;
}

/** The columns of a manifest in the layout that the download tools of the GDC read. */
export const MANIFEST_COLUMNS = ['id', 'filename', 'md5', 'size', 'state'] as const;

/**
 * A manifest: tab-separated, one line per file, ended by a newline. File names are made safe and told apart, so a kit can
 * write each file without overwriting another.
 */
export function buildManifest(entries: readonly ManifestEntry[]): string {
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

/** The download tools read cells without quoting, so a cell has a blank for each break and quotes as they are. */
function cell(text: string): string {
  return guardCell(text.replace(/[\t\r\n]+/g, ' '));
}
