import { buildManifest } from '@omics-portal/data-query/files';
import { writeTable, type TableFormat, type TableRow } from '../export/write-table';
import { toRecord, type CartFile } from './cart-file';

/** The list as a manifest in the GDC's layout. The id is the checksum, by which the indexing host knows a file, else the path. */
export function cartManifest(files: readonly CartFile[]): string {
  return buildManifest(
    files.map(({ path, name, md5, size }) => ({
      id: md5 ?? path,
      filename: name,
      md5: md5 ?? '',
      size: size ?? 0,
    })),
  );
}

/** The files as lines of a table, which `readCartImport` reads back. */
export function cartRows(files: readonly CartFile[]): readonly TableRow[] {
  return files.map((file) => ({ collection: file.collection, ...toRecord(file) }));
}

/** The list as a table, one line per file. */
export function cartTable(format: TableFormat, files: readonly CartFile[]): string {
  return writeTable(format, cartRows(files));
}
