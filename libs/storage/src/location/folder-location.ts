import { formatStorageLink, parseStorageLink, type StorageAddress } from '@omics-portal/api';

/** Location in object storage: a folder, and a filter of the names in it. */
export interface FolderLocation {
  readonly service: string;
  readonly bucket: string;
  /** Ends with a slash; empty for the bucket itself. */
  readonly folder: string;
  /** Prefix of the names; empty for all. */
  readonly filter: string;
}

/** Segment of the path from the bucket to a folder. */
export interface PathSegment {
  readonly name: string;
  readonly link: string;
}

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._:-]{1,61}[A-Za-z0-9]$/u;
/** Characters that no key may contain. */
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/u;

/**
 * Parses `minio://bucket/folder/prefix`: the text after the last slash is the filter. Returns null for a text that is no
 * storage link, and for keys that no server can store (empty, `.` or `..` segments, control characters).
 */
export function parseLocation(link: string): FolderLocation | null {
  const address = parseStorageLink(link.trim());
  if (!address || !BUCKET.test(address.bucket) || FORBIDDEN.test(address.key)) {
    return null;
  }
  const end = address.key.lastIndexOf('/') + 1;
  const folder = address.key.slice(0, end);
  const parts = folder.split('/').slice(0, -1);
  return parts.some((part) => part === '' || part === '.' || part === '..')
    ? null
    : { service: address.service, bucket: address.bucket, folder, filter: address.key.slice(end) };
}

/** Storage link of a location: the inverse of parseLocation. */
export function formatLocation({ service, bucket, folder, filter }: FolderLocation): string {
  return formatStorageLink({ service, bucket, key: `${folder}${filter}` });
}

/** Address of the object of this name in a folder. */
export function objectInFolder({ service, bucket, folder }: FolderLocation, name: string): StorageAddress {
  return { service, bucket, key: `${folder}${name}` };
}

/** File or folder name: the last segment of a key or link, without the trailing slash of a folder. */
export function nameOf(key: string): string {
  const bare = key.endsWith('/') ? key.slice(0, -1) : key;
  return bare.slice(bare.lastIndexOf('/') + 1);
}

/** Path to a folder, from its bucket on, with the link of each segment. */
export function pathSegments({ service, bucket, folder }: FolderLocation): PathSegment[] {
  const parts = folder.split('/').filter(Boolean);
  return [bucket, ...parts].map((name, depth) => ({
    name,
    link: formatLocation({
      service,
      bucket,
      folder: parts
        .slice(0, depth)
        .map((part) => `${part}/`)
        .join(''),
      filter: '',
    }),
  }));
}

/** Location of a text in the location bar: a storage link, or a filter of the names in the current folder; null if invalid. */
export function locationOfText(text: string, current: FolderLocation): FolderLocation | null {
  const trimmed = text.trim();
  if (trimmed.includes('://')) {
    return parseLocation(trimmed);
  }
  return trimmed.startsWith('/') ? null : parseLocation(formatLocation({ ...current, filter: trimmed }));
}
