import { type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { notFound } from '../../http/api-error.ts';
import { contentTypeOf } from '../content-types.ts';
import { DigestingStream } from '../digesting-stream.ts';
import type { GatewayLinks } from '../gateway-links.ts';
import { checkBucketName, checkNames, checkPrefix } from '../object-names.ts';
import type {
  BucketInfo,
  BucketUsage,
  ByteRange,
  Listing,
  ListRequest,
  ObjectDigests,
  ObjectInfo,
  ObjectStore,
  PresignGetOptions,
  PresignPutOptions,
  PutOptions,
  StoredInfo,
} from '../object-store.ts';
import { checkTransfer, KeyTakenError, type Transfer } from '../transfer-check.ts';
import type { ListingPositions } from './listing-positions.ts';
import { isMissing, isPreconditionFailed, type S3Bucket } from './s3-bucket.ts';
import { BucketNames } from './s3-buckets.ts';
import { copyKey } from './s3-copy.ts';
import { md5OfTag, StoredDigests } from './s3-digests.ts';
import { BUCKETS_PREFIX, storeKey } from './s3-keys.ts';
import type { S3Links } from './s3-links.ts';
import { batchesBelow, bucketUsage, entityTag, listObjects } from './s3-listing.ts';
import { deleteBelow, deleteKey } from './s3-removal.ts';
import { putEmpty, uploadObject } from './s3-upload.ts';

/** Options of the S3 object store. */
export interface S3ObjectStoreOptions {
  s3: S3Bucket;
  links: S3Links;
  gateway: GatewayLinks;
  /** Known positions in listings. The part store of the bucket needs the same ones. */
  positions: ListingPositions;
  /** Seal by which this server recognises what it wrote itself. */
  seal: (text: string) => string;
}

/**
 * Object store in one bucket of an S3 store: the buckets of the portal are prefixes in it. A folder is a prefix, or an empty
 * object whose key ends with a slash. Unlike a folder of a disk, a move of many objects is not atomic.
 */
export class S3ObjectStore implements ObjectStore {
  readonly #s3: S3Bucket;
  readonly #links: S3Links;
  readonly #gateway: GatewayLinks;
  readonly #names: BucketNames;
  readonly #digests: StoredDigests;
  readonly #positions: ListingPositions;

  constructor({ s3, links, gateway, positions, seal }: S3ObjectStoreOptions) {
    this.#s3 = s3;
    this.#links = links;
    this.#gateway = gateway;
    this.#positions = positions;
    this.#names = new BucketNames(s3);
    this.#digests = new StoredDigests(s3, seal);
  }

  async check(): Promise<void> {
    await this.#s3.client.send(new HeadBucketCommand({ Bucket: this.#s3.name }));
  }

  buckets(): Promise<BucketInfo[]> {
    return this.#names.read();
  }

  async ensureBucket(bucket: string): Promise<void> {
    checkBucketName(bucket);
    await this.#names.ensure(bucket);
  }

  async presignPut(bucket: string, key: string, options?: PresignPutOptions): Promise<string> {
    checkNames(bucket, key);
    return this.#links.put(bucket, key, options);
  }

  async presignGet(bucket: string, key: string, options?: PresignGetOptions): Promise<string> {
    checkNames(bucket, key);
    return options?.throughServer
      ? this.#gateway.get(bucket, key, options)
      : this.#links.get(bucket, key, options);
  }

  /** Grants go to this server, because S3 signs each key by itself. */
  async presignFolder(
    bucket: string,
    key: string,
    options?: PresignPutOptions,
  ): Promise<{ base: string; query: string }> {
    checkNames(bucket, key, 'folder');
    return this.#gateway.folder(bucket, key, options);
  }

  async head(bucket: string, key: string): Promise<ObjectInfo | undefined> {
    checkNames(bucket, key);
    const found = await this.#head(storeKey(bucket, key));
    if (!found) return undefined;
    const own = this.#digests.inHeaders(found);
    return {
      bucket,
      key,
      size: found.ContentLength ?? 0,
      etag: entityTag(found.ETag) ?? '',
      md5: own?.md5 ?? md5OfTag(found),
      sha256: own?.sha256 ?? null,
      // Others write objects with any type.
      contentType: (own && found.ContentType) ?? contentTypeOf(key),
      lastModified: found.LastModified ?? new Date(0),
    };
  }

  async digests(bucket: string, key: string): Promise<ObjectDigests | undefined> {
    const info = await this.head(bucket, key);
    if (!info) return undefined;
    const { md5, sha256, etag } = info;
    if (md5 !== null && sha256 !== null) return { md5, sha256 };
    const whole = storeKey(bucket, key);
    const known = await this.#digests.inTags(whole, etag);
    if (known) return known;
    const content = await this.#open(whole, { IfMatch: `"${etag}"` });
    if (!content) return undefined;
    const digesting = new DigestingStream();
    await pipeline(content, digesting, new Writable({ write: (_chunk, _encoding, done) => done() }));
    const computed = digesting.digests();
    const found = { md5: computed.etag, sha256: computed.sha256 };
    await this.#digests.writeTags(whole, { ...found, tag: etag });
    return found;
  }

  async list(request: ListRequest): Promise<Listing> {
    checkBucketName(request.bucket);
    checkPrefix(request.prefix);
    return listObjects(this.#s3, request, this.#positions);
  }

  async usage(bucket: string, folder = ''): Promise<BucketUsage> {
    checkBucketName(bucket);
    checkPrefix(folder);
    return bucketUsage(this.#s3, bucket, folder);
  }

  async put(bucket: string, key: string, content: Readable, options: PutOptions = {}): Promise<StoredInfo> {
    checkNames(bucket, key);
    const contentType = options.contentType ?? contentTypeOf(key);
    const upload = { s3: this.#s3, digests: this.#digests, key: storeKey(bucket, key), contentType };
    const { size, etag, sha256, tag, lastModified } = await this.#positions.forgetAfter(() =>
      uploadObject(upload, content, options.maxBytes),
    );
    return { bucket, key, size, etag: tag, md5: etag, sha256, contentType, lastModified };
  }

  async open(bucket: string, key: string, range?: ByteRange, etag?: string): Promise<Readable> {
    checkNames(bucket, key);
    const content = await this.#open(storeKey(bucket, key), {
      ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      ...(etag === undefined ? {} : { IfMatch: `"${etag}"` }),
    });
    if (!content) throw notFound('object', key);
    return content;
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    checkNames(bucket, key, 'either');
    const whole = storeKey(bucket, key);
    return this.#positions.forgetAfter(async () => {
      if (key.endsWith('/')) return (await deleteBelow(this.#s3, whole)) > 0;
      if (!(await this.#head(whole))) return false;
      await deleteKey(this.#s3, whole);
      return true;
    });
  }

  async move(bucket: string, from: string, to: string, toBucket = bucket): Promise<void> {
    const [source, target] = await this.#transfer({ bucket, from, to, toBucket });
    await this.#positions.forgetAfter(async () => {
      await this.#copyAll(source, target);
      await (from.endsWith('/') ? deleteBelow(this.#s3, source) : deleteKey(this.#s3, source));
    });
  }

  async copy(bucket: string, from: string, to: string, toBucket = bucket): Promise<void> {
    const [source, target] = await this.#transfer({ bucket, from, to, toBucket });
    await this.#positions.forgetAfter(() => this.#copyAll(source, target));
  }

  async makeDirectory(bucket: string, key: string): Promise<void> {
    checkNames(bucket, key, 'folder');
    await this.#positions.forgetAfter(() => putEmpty(this.#s3, storeKey(bucket, key)));
  }

  /** Reads an address `s3://<bucket of the store>/<key in the store>`, as workflow engines write them. */
  async locate(address: string): Promise<{ bucket: string; key: string } | undefined> {
    const root = `s3://${this.#s3.name}/${BUCKETS_PREFIX}`;
    if (!address.startsWith(root)) return undefined;
    const [bucket = '', ...parts] = address.slice(root.length).split('/');
    const known = (await this.buckets()).some(({ name }) => name === bucket);
    return known && parts.length > 0 ? { bucket, key: parts.join('/') } : undefined;
  }

  async #head(key: string): Promise<HeadObjectCommandOutput | undefined> {
    try {
      return await this.#s3.client.send(new HeadObjectCommand({ Bucket: this.#s3.name, Key: key }));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async #open(key: string, condition: { Range?: string; IfMatch?: string }): Promise<Readable | undefined> {
    try {
      const { Body } = await this.#s3.client.send(
        new GetObjectCommand({ Bucket: this.#s3.name, Key: key, ...condition }),
      );
      return Body as Readable;
    } catch (error) {
      if (isMissing(error) || isPreconditionFailed(error)) return undefined;
      throw error;
    }
  }

  /** True if there is an object with this key in the store, or one below a key with a slash at the end. */
  async #exists(key: string): Promise<boolean> {
    if (!key.endsWith('/')) return (await this.#head(key)) !== undefined;
    const { value = [] } = await batchesBelow(this.#s3, key, '').next();
    return value.length > 0;
  }

  /** Keys in the store of a move or a copy, of which the target does not exist. */
  async #transfer(transfer: Transfer): Promise<[source: string, target: string]> {
    checkTransfer(transfer);
    const { bucket, from, to, toBucket } = transfer;
    const [source, target] = [storeKey(bucket, from), storeKey(toBucket, to)];
    if (!(await this.#exists(source))) throw notFound('object', from);
    if (await this.#exists(target)) throw new KeyTakenError(to);
    return [source, target];
  }

  /** Copies an object, or all objects of a folder; a failure removes the copies, so that a move then loses nothing. */
  async #copyAll(from: string, to: string): Promise<void> {
    if (!from.endsWith('/')) {
      await copyKey(this.#s3, from, to);
      return;
    }
    try {
      for await (const batch of batchesBelow(this.#s3, from, ''))
        for (const { key } of batch) await copyKey(this.#s3, key, to + key.slice(from.length));
    } catch (error) {
      await deleteBelow(this.#s3, to).catch(() => undefined);
      throw error;
    }
  }
}
