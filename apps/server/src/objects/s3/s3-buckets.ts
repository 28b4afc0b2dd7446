import { HeadObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { BucketInfo } from '../object-store.ts';
import { isMissing, type S3Bucket } from './s3-bucket.ts';
import { BUCKETS_PREFIX, bucketPrefix } from './s3-keys.ts';
import { putEmpty } from './s3-upload.ts';

/** Time for which the names are used again, in milliseconds: each call about an object checks its bucket. */
const REUSE_MS = 10_000;

/** Buckets of the portal in an S3 store: prefixes, each with an empty object that marks it. */
export class BucketNames {
  readonly #s3: S3Bucket;
  #found: { names: Promise<BucketInfo[]>; until: number } | undefined;

  constructor(s3: S3Bucket) {
    this.#s3 = s3;
  }

  read(): Promise<BucketInfo[]> {
    if (this.#found === undefined || performance.now() > this.#found.until) {
      const names = this.#list();
      this.#found = { names, until: performance.now() + REUSE_MS };
      names.catch(() => {
        this.#found = undefined;
      });
    }
    return this.#found.names;
  }

  async ensure(bucket: string): Promise<void> {
    const Key = bucketPrefix(bucket);
    try {
      await this.#s3.client.send(new HeadObjectCommand({ Bucket: this.#s3.name, Key }));
    } catch (error) {
      if (!isMissing(error)) throw error;
      await putEmpty(this.#s3, Key);
    }
    this.#found = undefined;
  }

  async #list(): Promise<BucketInfo[]> {
    const { CommonPrefixes = [] } = await this.#s3.client.send(
      new ListObjectsV2Command({ Bucket: this.#s3.name, Prefix: BUCKETS_PREFIX, Delimiter: '/' }),
    );
    const names = CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(BUCKETS_PREFIX.length, -1));
    return Promise.all(names.map(async (name) => ({ name, created: await this.#created(name) })));
  }

  /** Time of the marker; the beginning of time for a prefix without one. */
  async #created(bucket: string): Promise<Date> {
    const marker = await this.#s3.client
      .send(new HeadObjectCommand({ Bucket: this.#s3.name, Key: bucketPrefix(bucket) }))
      .catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return undefined;
      });
    return marker?.LastModified ?? new Date(0);
  }
}
