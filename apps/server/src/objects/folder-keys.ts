import type { ObjectLocation } from './storage-link.ts';

/** Temporary key of an S3 store that writes and reads the objects of one folder. */
export interface FolderKey {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  expiration: Date;
  /** Origin of the store for its clients. */
  endpoint: string;
  region: string;
  /** Bucket of the store. */
  bucket: string;
  /** Prefix of the keys of the folder in the bucket of the store; it ends with a slash. */
  prefix: string;
  /** True: clients put the bucket into the path of an address. */
  pathStyle: boolean;
}

/** Temporary keys of an S3 store (port). */
export interface FolderKeys {
  /** Lifetime of a key, in seconds. */
  readonly seconds: number;
  /** New key for a folder (key with a trailing slash); undefined for a folder that no policy can name. */
  issue(folder: ObjectLocation, session: string): Promise<FolderKey | undefined>;
}
