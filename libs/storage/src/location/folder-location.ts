import { formatStorageLink, parseStorageLink, type StorageAddress } from '@omics-portal/api';

/** A folder in object storage, and what the names in it must begin with. */
export interface Place {
  readonly service: string;
  readonly bucket: string;
  /** Ends with a slash; empty for the bucket itself. */
  readonly folder: string;
  /** Empty for everything in the folder. */
  readonly filter: string;
}

/** One step of the way from the bucket to a folder. */
export interface Step {
  readonly name: string;
  readonly link: string;
}

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._:-]{1,61}[A-Za-z0-9]$/u;
/** What no key may hold. */
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/u;

/**
 * Reads `minio://bucket/folder/prefix`: what follows the last slash filters the names in the folder. Null for anything
 * that is no storage link or that no server could hold (an empty, `.` or `..` part, control characters).
 */
export function parsePlace(link: string): Place | null {
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

/** The inverse of parsePlace. */
export function formatPlace({ service, bucket, folder, filter }: Place): string {
  return formatStorageLink({ service, bucket, key: `${folder}${filter}` });
}

/** Address of the object of this name in a folder. */
export function objectInFolder({ service, bucket, folder }: Place, name: string): StorageAddress {
  return { service, bucket, key: `${folder}${name}` };
}

/** The last part of a key or link, without the slash at the end of a folder: what people call it. */
export function nameOf(key: string): string {
  const bare = key.endsWith('/') ? key.slice(0, -1) : key;
  return bare.slice(bare.lastIndexOf('/') + 1);
}

/** The way to a folder, from its bucket on, each step with the link to it. */
export function stepsTo({ service, bucket, folder }: Place): Step[] {
  const parts = folder.split('/').filter(Boolean);
  return [bucket, ...parts].map((name, depth) => ({
    name,
    link: formatPlace({
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

/** What was typed into the address box, as a place: a whole link, or the beginning of a name in this folder. Null when it is neither. */
export function placeOfText(text: string, here: Place): Place | null {
  const typed = text.trim();
  if (typed.includes('://')) {
    return parsePlace(typed);
  }
  return typed.startsWith('/') ? null : parsePlace(formatPlace({ ...here, filter: typed }));
}
