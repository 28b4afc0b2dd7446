import { ApiError } from '../../http/api-error.ts';
import type { Sentence } from '../../http/preferred-language.ts';
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
      'en-US': `The ${field} is not in the storage of this portal: "${shortened(link)}". ${REMEDY['en-US']}`,
      'zh-CN': `${field} 不在本门户的存储中：“${shortened(link)}”。${REMEDY['zh-CN']}`,
    },
    [
      {
        field,
        message: {
          'en-US': 'must be a link that begins with minio://, or a file:// path inside the store',
          'zh-CN': '须为以 minio:// 开头的链接，或存储内的 file:// 路径',
        },
      },
    ],
  );
}

/** Links that are accepted, and the way for files of other stores. */
const REMEDY: Sentence = {
  'en-US':
    'Links begin with minio://, such as minio://users/data/run_7/ for a folder and minio://tservice/data.csv for a file. Links of other stores, such as oss:// or https://, cannot be read: upload the files to your storage first, then give their link there.',
  'zh-CN':
    '链接以 minio:// 开头，例如文件夹 minio://users/data/run_7/、文件 minio://tservice/data.csv。无法读取其他存储的链接，例如 oss:// 或 https://：请先将文件上传到您的存储，再给出其在那里的链接。',
};
/** Characters of a refused link that its message repeats. */
const MAX_LINK = 100;

function shortened(link: string): string {
  return link.length > MAX_LINK ? `${link.slice(0, MAX_LINK)}…` : link;
}

/** Link of a folder: a slash is added at the end where it is missing. */
export function folderLink(link: string): string {
  return link.endsWith('/') ? link : `${link}/`;
}
