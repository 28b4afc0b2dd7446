import {
  GetObjectTaggingCommand,
  PutObjectTaggingCommand,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import type { ObjectDigests } from '../object-store.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { entityTag } from './s3-listing.ts';

const MD5 = /^[0-9a-f]{32}$/;

/** Digests of one version of an object, which its entity tag names. */
export interface VersionDigests extends ObjectDigests {
  tag: string;
}

/**
 * Digests that are stored with the objects of a bucket: as metadata where they are known before the object is written, else
 * as tags, which can be added without writing it again. They are sealed for the entity tag, because on some stores the
 * holder of a link for an upload can add headers of its own.
 */
export class StoredDigests {
  readonly #s3: S3Bucket;
  readonly #seal: (text: string) => string;

  constructor(s3: S3Bucket, seal: (text: string) => string) {
    this.#s3 = s3;
    this.#seal = seal;
  }

  /** Metadata of an object that is written in one request: its entity tag will be its MD5. */
  metadata({ md5, sha256 }: ObjectDigests): Record<string, string> {
    return { md5, sha256, seal: this.#sealOf({ md5, sha256, tag: md5 }) };
  }

  /** Digests in the headers of an object; undefined when this server did not write them for this content. */
  inHeaders({ Metadata = {}, ETag }: HeadObjectCommandOutput): ObjectDigests | undefined {
    return this.#valid(Metadata, entityTag(ETag));
  }

  /** Digests in the tags of this version of an object. */
  async inTags(key: string, tag: string): Promise<ObjectDigests | undefined> {
    const { TagSet = [] } = await this.#s3.client
      .send(new GetObjectTaggingCommand({ Bucket: this.#s3.name, Key: key }))
      // A store without tags: digests are computed again.
      .catch(() => ({ TagSet: undefined }));
    return this.#valid(Object.fromEntries(TagSet.map(({ Key, Value }) => [Key, Value])), tag);
  }

  async writeTags(key: string, digests: VersionDigests): Promise<void> {
    const { md5, sha256 } = digests;
    const tags = { md5, sha256, seal: this.#sealOf(digests) };
    await this.#s3.client
      .send(
        new PutObjectTaggingCommand({
          Bucket: this.#s3.name,
          Key: key,
          Tagging: { TagSet: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) },
        }),
      )
      // A store without tags, or a key that may not write them: digests are computed again.
      .catch(() => undefined);
  }

  #valid(
    { md5, sha256, seal }: Readonly<Record<string, string | undefined>>,
    tag: string | null,
  ): ObjectDigests | undefined {
    if (tag === null || md5 === undefined || sha256 === undefined) return undefined;
    return seal === this.#sealOf({ md5, sha256, tag }) ? { md5, sha256 } : undefined;
  }

  #sealOf({ md5, sha256, tag }: VersionDigests): string {
    return this.#seal(`digests ${tag} ${md5} ${sha256}`);
  }
}

/**
 * MD5 in the entity tag of an object; null when the tag is another one, as of an object in parts, or of one that the store
 * encrypts with a key of its own.
 */
export function md5OfTag({
  ETag,
  ServerSideEncryption,
  SSECustomerAlgorithm,
}: HeadObjectCommandOutput): string | null {
  const tag = entityTag(ETag);
  const isPlain = ServerSideEncryption === undefined || ServerSideEncryption === 'AES256';
  return isPlain && SSECustomerAlgorithm === undefined && tag !== null && MD5.test(tag) ? tag : null;
}
