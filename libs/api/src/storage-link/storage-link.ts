/** Address of an object: storage service, bucket, and key (empty for the bucket itself). */
export interface StorageAddress {
  service: string;
  bucket: string;
  key: string;
}

const LINK = /^([a-z][a-z0-9-]*):\/\/([^/]+)(?:\/(.*))?$/s;

/** Address from `minio://bucket/key`. Null for anything else: `file:///...`, a web address, a bare path. */
export function parseStorageLink(link: string): StorageAddress | null {
  const [, service, bucket, key = ''] = LINK.exec(link) ?? [];
  if (service === undefined || bucket === undefined || /^(file|https?)$/.test(service)) {
    return null;
  }
  return { service, bucket, key };
}

/** Link `minio://bucket/key`, the inverse of parseStorageLink. */
export function formatStorageLink({ service, bucket, key }: StorageAddress): string {
  return `${service}://${bucket}/${key}`;
}
