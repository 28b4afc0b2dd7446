import type { components, operations } from '@omics-portal/api/datains';
import { ApiError } from '../../http/api-error.ts';
import { nameFilter, sortEntries } from '../../objects/list-order.ts';
import type { ListEntry, Listing, ListOrder, ListRequest, ObjectStore } from '../../objects/object-store.ts';
import { type AccessScope, isInScope } from '../storage-access.ts';

type ListSort = NonNullable<NonNullable<operations['listObjects']['parameters']['query']>['sort']>;

/**
 * Lists the entries below a prefix that a caller may see. Above the accessible folders only the path to them is listed, so
 * that other users are not disclosed.
 */
export async function listAccessible(
  objects: ObjectStore,
  request: ListRequest,
  scope: AccessScope,
): Promise<Listing> {
  if (scope === 'all' || isInScope(scope, request.prefix)) return objects.list(request);
  const { prefix, page, perPage, order } = request;
  if (request.delimiter === '')
    throw new ApiError(
      400,
      {
        'en-US': 'Open a folder of yours: only there can all folders below be listed.',
        'zh-CN': '请打开您自己的文件夹：只有在其中才能列出所有下级文件夹。',
      },
      [
        {
          field: 'recursive',
          message: {
            'en-US': 'needs a prefix below a folder that you may read',
            'zh-CN': '需要位于您可读取的文件夹之下的前缀',
          },
        },
      ],
    );
  const start = prefix.lastIndexOf('/') + 1;
  const steps = scope
    .filter((home) => home.startsWith(prefix))
    .map((home) => home.slice(0, home.indexOf('/', start) + 1));
  const entries = [...new Set(steps)]
    .filter(nameFilter(request))
    .map((key): ListEntry => ({ kind: 'folder', key, size: 0, etag: null, lastModified: null }));
  sortEntries(entries, order ?? { by: 'name', descending: false });
  return { total: entries.length, entries: entries.slice((page - 1) * perPage, page * perPage) };
}

/** Order of a listing in the API, such as `size:desc`. */
export function listOrder(sort: ListSort = 'name:asc'): ListOrder {
  const [by, direction] = sort.split(':') as [ListOrder['by'], string];
  return { by, descending: direction === 'desc' };
}

/** List entry as in the API, where the storage class distinguishes files and folders. */
export function wireEntry(
  service: string,
  bucket: string,
  entry: ListEntry,
): components['schemas']['StorageObject'] {
  return {
    key: entry.key,
    path: `${service}://${bucket}/${entry.key}`,
    etag: entry.etag,
    'last-modified': entry.lastModified?.toISOString() ?? null,
    size: entry.size,
    'storage-class': entry.kind === 'folder' ? null : 'STANDARD',
  };
}
