/**
 * Name of the only storage service in the API and in links. It means the store of this portal, whatever holds its objects:
 * records name objects by such links, so the name outlives a move to another store.
 */
export const STORAGE_SERVICE = 'minio';

/** Location of an object or a folder in the object store. */
export interface ObjectLocation {
  bucket: string;
  key: string;
}

const LINK = new RegExp(`^${STORAGE_SERVICE}://([^/]+)/(.*)$`, 's');

/** Reads a storage link `minio://<bucket>/<key>`; undefined for anything else. The key of a folder ends with a slash. */
export function parseStorageLink(link: unknown): ObjectLocation | undefined {
  const match = typeof link === 'string' ? LINK.exec(link) : null;
  const [, bucket, key] = match ?? [];
  return bucket && key ? { bucket, key } : undefined;
}

/** Storage link of a location; several path segments are joined with slashes. */
export function storageLink(bucket: string, ...parts: string[]): string {
  return `${STORAGE_SERVICE}://${[bucket, ...parts].join('/')}`;
}
