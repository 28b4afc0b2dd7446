import { buildManifest } from '@omics-portal/data-query/files';
import { writeCsv } from '../export/write-table';
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

/** The list as a table, one line per file. */
export function cartCsv(files: readonly CartFile[]): string {
  return writeCsv(files.map((file) => ({ collection: file.collection, ...toRecord(file) })));
}
