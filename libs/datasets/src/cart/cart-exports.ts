import { buildManifest } from '@omics-portal/data-query/files';
import type { FoundFile } from '@omics-portal/resources';
import type { TableRow } from '../export/write-table';
import { inReadingOrder } from '../fields/record-values';
import { isSameFile, toCartFile, toRecord, type CartFile } from '../cart-store/cart-file';

/** Manifest of the cart in the layout of the GDC. The id is the MD5 checksum, the key of the indexing host, else the path. */
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
 * Row of a file in an exported table, which `readCartImport` reads: its collection and all fields of its record. A file
 * whose record is gone has the facts in the cart.
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
