import type { StorageObject } from '@omics-portal/api';

/** True for a folder of object storage: an entry without a storage class. */
export function isFolder(entry: StorageObject): boolean {
  return !entry['storage-class'];
}
