import type { components } from '@omics-portal/api/datains';
import type { ListEntry, Listing, ListRequest, ObjectStore } from '../../objects/object-store.ts';
import { type AccessScope, isInScope } from '../storage-access.ts';

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
  const { prefix, page, perPage } = request;
  const start = prefix.lastIndexOf('/') + 1;
  const steps = scope
    .filter((home) => home.startsWith(prefix))
    .map((home) => home.slice(0, home.indexOf('/', start) + 1));
  const keys = [...new Set(steps)].sort((a, b) => (a < b ? -1 : 1));
  const entries = keys
    .slice((page - 1) * perPage, page * perPage)
    .map((key): ListEntry => ({ kind: 'folder', key, size: 0, etag: null, lastModified: null }));
  return { total: keys.length, entries };
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
