import { buffer } from 'node:stream/consumers';
import { decodeHead, type MeasurementColumns, measurementColumns } from '@omics-portal/qc-metrics';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink } from '../objects/storage-link.ts';

/** Bytes of a metadata table that are read. */
const MAX_BYTES = 512 * 1024;

/** Facts of the measurement in the columns of a metadata table; empty for none, and for a table that cannot be read. */
export async function tableMeasurement(
  objects: Pick<ObjectStore, 'head' | 'open'>,
  link: unknown,
): Promise<MeasurementColumns['values']> {
  const location = typeof link === 'string' ? parseStorageLink(link) : undefined;
  if (!location) return {};
  try {
    const { bucket, key } = location;
    const size = (await objects.head(bucket, key))?.size ?? 0;
    if (size === 0) return {};
    const end = Math.min(size, MAX_BYTES) - 1;
    const head = decodeHead(await buffer(await objects.open(bucket, key, { start: 0, end })));
    if (head === null) return {};
    const isWhole = end === size - 1;
    return measurementColumns(isWhole ? head : head.slice(0, head.lastIndexOf('\n') + 1)).values;
  } catch {
    // The program of the report reads the table again, and says what is wrong with it.
    return {};
  }
}
