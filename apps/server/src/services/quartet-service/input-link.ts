import { isAbsolute, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../../http/api-error.ts';
import { parseStorageLink, storageLink } from '../../jobs/storage-link.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

/**
 * The storage link behind an input of a report: a storage link as it is, or a `file://` path, which older clients make from
 * where the store is mounted. A path anywhere else is refused with 400, whether or not there is a file.
 */
export async function readInputLink(
  objects: Pick<ObjectStore, 'buckets' | 'localPath'>,
  field: string,
  link: string,
): Promise<string> {
  if (parseStorageLink(link)) return link;
  const path = link.startsWith('file://') ? pathOf(link) : undefined;
  for (const { name } of path === undefined ? [] : await objects.buckets()) {
    const key = relative(objects.localPath(name, ''), normalize(path ?? ''));
    if (key !== '' && key !== '..' && !key.startsWith(`..${sep}`) && !isAbsolute(key))
      return storageLink(name, ...key.split(sep));
  }
  throw new ApiError(
    400,
    `The ${field} is not a file of this store: give a link such as minio://tservice/data.csv.`,
    [{ field, message: 'must be a storage link, or a file:// path inside the store' }],
  );
}

function pathOf(link: string): string | undefined {
  try {
    return fileURLToPath(link);
  } catch {
    return undefined;
  }
}
