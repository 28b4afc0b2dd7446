import { ApiError } from '../../http/api-error.ts';
import { parseStorageLink, storageLink } from '../../jobs/storage-link.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

/**
 * The storage link behind an input of a report: a storage link as it is, or an address in the store's own notation, such
 * as the `file://` path that older clients make from where the store is mounted. Any other address is refused with 400,
 * whether or not there is a file.
 */
export async function readInputLink(
  objects: Pick<ObjectStore, 'locate'>,
  field: string,
  link: string,
): Promise<string> {
  if (parseStorageLink(link)) return link;
  const place = await objects.locate(link);
  if (place) return storageLink(place.bucket, place.key);
  throw new ApiError(
    400,
    `The ${field} is not a file of this store: give a link such as minio://tservice/data.csv.`,
    [{ field, message: 'must be a storage link, or a file:// path inside the store' }],
  );
}
