import type { components } from '@omics-portal/api/datains';
import type { ListEntry, Listing, ListRequest, ObjectStore } from '../../objects/object-store.ts';
import type { Reach } from '../storage-access.ts';

/**
 * Lists what a caller may see below a prefix. Above their homes only the way to them shows, so that nobody learns who else
 * keeps files.
 */
export async function listReach(objects: ObjectStore, request: ListRequest, reach: Reach): Promise<Listing> {
  if (reach === 'all' || reach.some((home) => request.prefix.startsWith(home))) return objects.list(request);
  const { prefix, page, perPage } = request;
  const start = prefix.lastIndexOf('/') + 1;
  const steps = reach
    .filter((home) => home.startsWith(prefix))
    .map((home) => home.slice(0, home.indexOf('/', start) + 1));
  const keys = [...new Set(steps)].sort((a, b) => (a < b ? -1 : 1));
  const entries = keys
    .slice((page - 1) * perPage, page * perPage)
    .map((key): ListEntry => ({ kind: 'folder', key, size: 0, etag: null, lastModified: null }));
  return { total: keys.length, entries };
}

/** An entry as it goes over the wire, where the storage class is what tells a file from a folder. */
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
