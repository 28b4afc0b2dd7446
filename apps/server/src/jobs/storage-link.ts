/** Name of the only storage service. */
const STORAGE_SERVICE = 'minio';

/** A place in the object store. */
export interface StoragePlace {
  bucket: string;
  key: string;
}

const LINK = /^minio:\/\/([^/]+)\/(.*)$/s;

/** Reads `minio://<bucket>/<key>`; undefined for anything else. A folder's key ends with a slash. */
export function parseStorageLink(link: unknown): StoragePlace | undefined {
  const match = typeof link === 'string' ? LINK.exec(link) : null;
  const [, bucket, key] = match ?? [];
  return bucket && key ? { bucket, key } : undefined;
}

/** The link of a place; several parts are joined with slashes. */
export function storageLink(bucket: string, ...parts: string[]): string {
  return `${STORAGE_SERVICE}://${[bucket, ...parts].join('/')}`;
}
