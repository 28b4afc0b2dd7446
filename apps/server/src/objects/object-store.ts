import type { Readable } from 'node:stream';

/** What the store knows about one object. */
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

/** One line of a listing: an object, or a folder whose key ends with a slash. */
export interface ListEntry {
  kind: 'object' | 'folder';
  key: string;
  /** Bytes; 0 for a folder. */
  size: number;
  /** Null for a folder, and for an object that was written beside the store and not read by it yet. */
  etag: string | null;
  lastModified: Date | null;
}

/** A page of a listing; `total` counts all entries under the prefix, not only those of this page. */
export interface Listing {
  total: number;
  entries: ListEntry[];
}

/** `delimiter: '/'` lists one level with folders; `''` lists every object below the prefix. `page` starts at 1. */
export interface ListRequest {
  bucket: string;
  prefix: string;
  delimiter: '/' | '';
  page: number;
  perPage: number;
}

/** A range of bytes, both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A link that may be spent without a token until it expires. */
export interface PresignOptions {
  /** Default: the store's own life time (`SIGNED_URL_SECONDS`). */
  expiresInSeconds?: number;
}

export interface PresignPutOptions extends PresignOptions {
  /** The largest body that the link takes, in bytes; default: the configured upload limit. */
  maxBytes?: number;
}

export interface PresignGetOptions extends PresignOptions {
  /** Name offered to the user for saving; default: the last part of the key. */
  fileName?: string;
  /** True: a browser shows the content instead of saving it. Scripts in it never run. */
  inline?: boolean;
}

/**
 * Port of the object store: buckets of keys. Keys never start with a slash, and hold no empty, `.` or `..` part.
 * Every method refuses a bad bucket or key with an `ApiError` 400 that says what is wrong.
 */
export interface ObjectStore {
  buckets(): Promise<{ name: string; created: Date }[]>;
  ensureBucket(bucket: string): Promise<void>;
  /** A URL for one PUT of a whole file. It may start with a slash: make it absolute with `absoluteUrl(request, url)`. */
  presignPut(bucket: string, key: string, options?: PresignPutOptions): Promise<string>;
  /** A URL for GET and HEAD, with ranges. It may start with a slash: make it absolute with `absoluteUrl(request, url)`. */
  presignGet(bucket: string, key: string, options?: PresignGetOptions): Promise<string>;
  /**
   * A grant to PUT any file below a folder (its key ends with a slash): the URL of a file is `base`, its name, `?` and
   * `query`. `base` may start with a slash, like the other links. `maxBytes` is for each file.
   */
  presignFolder(
    bucket: string,
    key: string,
    options?: PresignPutOptions,
  ): Promise<{ base: string; query: string }>;
  /** Undefined when there is no such object. */
  head(bucket: string, key: string): Promise<ObjectInfo | undefined>;
  list(request: ListRequest): Promise<Listing>;
  /** Writes a whole object and replaces an older one; a reader sees the old or the new, never half. */
  put(
    bucket: string,
    key: string,
    content: Readable,
    options?: { contentType?: string; maxBytes?: number },
  ): Promise<ObjectInfo>;
  /** The content, or a part of it. Throws `ApiError` 404 when there is no such object. */
  open(bucket: string, key: string, range?: ByteRange): Promise<Readable>;
  /** Removes an object, or a folder with all that is in it (key with a trailing slash). False when there was none. */
  delete(bucket: string, key: string): Promise<boolean>;
  /** Renames an object, or a folder with all that is in it (both keys end with a slash); 404 when `from` is missing, 409 when `to` exists. */
  move(bucket: string, from: string, to: string): Promise<void>;
  /** Makes a folder that shows in listings although it is empty. */
  makeDirectory(bucket: string, key: string): Promise<void>;
  /**
   * The object that an address in the store's own notation names, such as a `file://` URL below the folder of the folder
   * adapter; undefined when the address is not inside a bucket of this store. The object need not exist.
   */
  locate(address: string): Promise<{ bucket: string; key: string } | undefined>;
}
