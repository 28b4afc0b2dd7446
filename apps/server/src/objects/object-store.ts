import type { Readable } from 'node:stream';

/** Object metadata. */
export interface ObjectInfo {
  bucket: string;
  key: string;
  /** Bytes. */
  size: number;
  /** MD5 of the content in hex, without quotes. */
  etag: string;
  sha256: string;
  contentType: string;
  lastModified: Date;
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

/** Page of a listing; `total` counts all entries under the prefix. */
export interface Listing {
  total: number;
  entries: ListEntry[];
}

/** List request. `delimiter: '/'` lists one level with folders; `''` lists all objects below the prefix. `page` starts at 1. */
export interface ListRequest {
  bucket: string;
  prefix: string;
  delimiter: '/' | '';
  page: number;
  perPage: number;
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
}

export interface PresignGetOptions extends PresignOptions {
  /** File name for saving; default: the last segment of the key. */
  fileName?: string;
  /** True: a browser shows the content instead of saving it. Its scripts do not run. */
  inline?: boolean;
  /** True: as `inline`, and scripts of an HTML page run, without an origin and without requests. */
  scripts?: boolean;
}

/**
 * Object store (port): buckets of keys. Keys have no leading slash and no empty, `.` or `..` segment. Every method rejects
 * an invalid bucket or key with an `ApiError` 400.
 */
export interface ObjectStore {
  /** Rejects with the reason when objects cannot be read or written now. */
  check(): Promise<void>;
  buckets(): Promise<{ name: string; created: Date }[]>;
  ensureBucket(bucket: string): Promise<void>;
  /** URL for one PUT of a whole object. It may start with a slash: make it absolute with `absoluteUrl(request, url)`. */
  presignPut(bucket: string, key: string, options?: PresignPutOptions): Promise<string>;
  /** URL for GET and HEAD, with ranges. It may start with a slash: make it absolute with `absoluteUrl(request, url)`. */
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
  list(request: ListRequest): Promise<Listing>;
  /** Writes a whole object and replaces an earlier one atomically. */
  put(
    bucket: string,
    key: string,
    content: Readable,
    options?: { contentType?: string; maxBytes?: number },
  ): Promise<ObjectInfo>;
  /** Content of an object, or a range of it. Throws `ApiError` 404 when the object does not exist. */
  open(bucket: string, key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes an object, or a folder with its content (key with a trailing slash). False when it did not exist. */
  delete(bucket: string, key: string): Promise<boolean>;
  /** Renames an object, or a folder with its content (both keys with a trailing slash); 404 when `from` is missing, 409 when `to` exists. */
  move(bucket: string, from: string, to: string): Promise<void>;
  /** Creates an empty folder that appears in listings. */
  makeDirectory(bucket: string, key: string): Promise<void>;
  /**
   * Resolves an address in the store's own notation to an object, such as a `file://` URL for the folder store; undefined
   * when the address is not inside a bucket of this store. The object need not exist.
   */
  locate(address: string): Promise<{ bucket: string; key: string } | undefined>;
}
