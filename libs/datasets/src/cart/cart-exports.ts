import { buildManifest } from '@omics-portal/data-query/files';
import type { FoundFile } from '@omics-portal/resources';
import type { TableRow } from '../export/write-table';
import { inReadingOrder } from '../fields/record-values';
import { isSameFile, toCartFile, toRecord, type CartFile } from '../cart-store/cart-file';

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

/**
 * A file of the cart as a line of a table, which `readCartImport` reads back: its collection, and every field of its
 * record, as in an export of a whole result. A file that has no record any more has what the cart knows of it.
 */
export function cartRow({ file, records }: FoundFile<CartFile>): TableRow {
  const { collection } = file;
  const same = records.find((record) => {
    const now = toCartFile(collection, record);
    return now !== null && isSameFile(file, now);
  });
  const record = inReadingOrder(same ?? records[0] ?? toRecord(file));
  return Object.assign({ collection }, record, { collection });
}
