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
 * download kit never overwrites a file.
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

/** The download tools read cells without quoting: breaks become a blank, quotes stay. */
function cell(text: string): string {
  return guardCell(text.replace(/[\t\r\n]+/g, ' '));
}
