import { ApiError } from '../../http/api-error.ts';
import { parseStorageLink, storageLink } from '../../objects/storage-link.ts';
import type { ObjectStore } from '../../objects/object-store.ts';

/**
 * Reads an input of a report as a storage link: a storage link unchanged, or an address in the store's own notation, such as
 * the `file://` path that older clients derive from the store's mount point. Any other address is refused with 400, whether
 * or not such a file exists.
 */
export async function readInputLink(
  objects: Pick<ObjectStore, 'locate'>,
  field: string,
  link: string,
): Promise<string> {
  if (parseStorageLink(link)) return link;
  const location = await objects.locate(link);
  if (location) return storageLink(location.bucket, location.key);
  throw new ApiError(
    400,
    {
      'en-US': `The ${field} is not a file of this store: give a link such as minio://tservice/data.csv.`,
      'zh-CN': `${field} 不是本存储中的文件：请给出链接，例如 minio://tservice/data.csv。`,
    },
    [
      {
        field,
        message: {
          'en-US': 'must be a storage link, or a file:// path inside the store',
          'zh-CN': '须为存储链接，或存储内的 file:// 路径',
        },
      },
    ],
  );
}
