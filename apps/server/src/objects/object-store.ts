import type { Readable } from 'node:stream';

/** Object metadata. */
export interface ObjectInfo {
  bucket: string;
  key: string;
  /** Bytes. */
  size: number;
  /** Entity tag without quotes, which changes with the content. Only some stores use the MD5. */
  etag: string;
  /** MD5 of the content in hex; null when the store does not know it: see `digests`. */
  md5: string | null;
  /** SHA-256 of the content in hex; null when the store does not know it: see `digests`. */
  sha256: string | null;
  contentType: string;
  lastModified: Date;
}

/** Digests of the content of an object, in hex. */
export interface ObjectDigests {
  md5: string;
  sha256: string;
}

/** Metadata of an object that was just written. */
export type StoredInfo = ObjectInfo & ObjectDigests;

/** Bucket with the time of its creation. */
export interface BucketInfo {
  name: string;
  created: Date;
}

/** Options of a write. */
export interface PutOptions {
  /** Default: by the extension of the key. */
  contentType?: string;
  /** Maximum size in bytes. */
  maxBytes?: number;
}

/** List entry: an object, or a folder whose key ends with a slash. */
export interface ListEntry {
  kind: 'object' | 'folder';
  key: string;
  /** Bytes; 0 for a folder. */
  size: number;
  /** Null for a folder, and for an object that a job wrote directly and the store has not read yet. */
  etag: string | null;
  lastModified: Date | null;
}

/**
 * Page of a listing; `total` counts all entries under the prefix that match. It is above the end of the page where more follow,
 * also if `truncated`.
 */
export interface Listing {
  total: number;
  entries: ListEntry[];
  /**
   * True where there are more entries than `total`: the store counts those after a page up to a limit only, or a search or
   * an order stopped at the first `MAX_LISTED` keys, so that later ones are left out.
   */
  truncated?: true;
}

/** Order of a listing. Folders have neither size nor time, so they count as the smallest and the oldest. */
export interface ListOrder {
  by: 'name' | 'size' | 'updated';
  descending: boolean;
}

/** Number and size of the objects of a bucket. */
export interface BucketUsage {
  count: number;
  bytes: number;
}

/** List request. `delimiter: '/'` lists one level with folders; `''` lists all objects below the prefix. `page` starts at 1. */
export interface ListRequest {
  bucket: string;
  prefix: string;
  delimiter: '/' | '';
  page: number;
  perPage: number;
  /** Only entries whose name, the last segment of the key, contains this text, whatever its case. */
  contains?: string | undefined;
  /** Default: by key. */
  order?: ListOrder | undefined;
}

/** Byte range with inclusive ends, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Options of a presigned link, which needs no token until it expires. */
export interface PresignOptions {
  /** Default: the store's lifetime (`SIGNED_URL_SECONDS`). */
  expiresInSeconds?: number;
}

export interface PresignPutOptions extends PresignOptions {
  /** Maximum body size in bytes; default: the configured upload limit. */
  maxBytes?: number;
  /** Size of the body in bytes, where the caller knows it. The link may then take a body of exactly this size only. */
  length?: number | undefined;
  /** True: the link goes to this server, also where the store has links of its own. */
  throughServer?: boolean;
}

export interface PresignGetOptions extends PresignOptions {
  /** File name for saving; default: the last segment of the key. */
  fileName?: string;
  /** True: a browser shows the content instead of saving it. Its scripts do not run. */
  inline?: boolean;
  /** True: as `inline`, and scripts of an HTML page run, without an origin and without requests. */
  scripts?: boolean;
  /** True: the link goes to this server, also where the store has links of its own. */
  throughServer?: boolean;
}

/**
 * Object store (port): buckets of keys. Keys have no leading slash and no empty, `.` or `..` segment. Every method rejects
 * an invalid bucket or key with an `ApiError` 400.
 */
export interface ObjectStore {
  /** Rejects with the reason when objects cannot be read or written now. */
  check(): Promise<void>;
  buckets(): Promise<BucketInfo[]>;
  ensureBucket(bucket: string): Promise<void>;
  /** URL for one PUT of a whole object. It may start with a slash: make it absolute with `absoluteUrl(request, url)`. */
  presignPut(bucket: string, key: string, options?: PresignPutOptions): Promise<string>;
  /** URL for GET, with ranges. It may start with a slash: make it absolute with `absoluteUrl(request, url)`. */
  presignGet(bucket: string, key: string, options?: PresignGetOptions): Promise<string>;
  /**
   * Grant to PUT any object below a folder (key with a trailing slash): the URL of an object is `base`, its name, `?` and
   * `query`. `base` may start with a slash, like the other links. `maxBytes` applies to each object.
   */
  presignFolder(
    bucket: string,
    key: string,
    options?: PresignPutOptions,
  ): Promise<{ base: string; query: string }>;
  /** Undefined when the object does not exist. */
  head(bucket: string, key: string): Promise<ObjectInfo | undefined>;
  /**
   * Digests of an object; undefined when it does not exist. A store that does not know them reads the whole object, and
   * stores them for the next time.
   */
  digests(bucket: string, key: string): Promise<ObjectDigests | undefined>;
  list(request: ListRequest): Promise<Listing>;
  /** Number and size of all objects of a bucket, or of those below a folder of it. It may take minutes in a large one. */
  usage(bucket: string, folder?: string): Promise<BucketUsage>;
  /** Writes a whole object and replaces an earlier one atomically. Rejects with `ApiError` 413 for content above `maxBytes`. */
  put(bucket: string, key: string, content: Readable, options?: PutOptions): Promise<StoredInfo>;
  /**
   * Content of an object, or a range of it. Throws `ApiError` 404 when the object does not exist. A store that others write to
   * throws it also for an object with another entity tag than `etag`.
   */
  open(bucket: string, key: string, range?: ByteRange, etag?: string): Promise<Readable>;
  /** Deletes an object, or a folder with its content (key with a trailing slash). False when it did not exist. */
  delete(bucket: string, key: string): Promise<boolean>;
  /**
   * Renames an object, or a folder with its content (both keys with a trailing slash), in its bucket or into another. 404 when
   * `from` is missing; `KeyTakenError` when `to` exists.
   */
  move(bucket: string, from: string, to: string, toBucket?: string): Promise<void>;
  /** Copies an object, or a folder with its content: otherwise as `move`. */
  copy(bucket: string, from: string, to: string, toBucket?: string): Promise<void>;
  /** Creates an empty folder that appears in listings. */
  makeDirectory(bucket: string, key: string): Promise<void>;
  /**
   * Resolves an address in the store's own notation to an object, such as a `file://` URL for the folder store; undefined
   * when the address is not inside a bucket of this store. The object need not exist.
   */
  locate(address: string): Promise<{ bucket: string; key: string } | undefined>;
}
