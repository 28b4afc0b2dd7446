import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { notFound } from '../http/api-error.ts';
import { contentTypeOf } from '../objects/content-types.ts';
import { DigestingStream } from '../objects/digesting-stream.ts';
import { GatewayLinks } from '../objects/gateway-links.ts';
import { nameFilter, sortEntries } from '../objects/list-order.ts';
import { checkBucketName, checkNames, checkPrefix } from '../objects/object-names.ts';
import type {
  BucketInfo,
  BucketUsage,
  ByteRange,
  ListEntry,
  Listing,
  ListRequest,
  ObjectDigests,
  ObjectStore,
  PresignGetOptions,
  PresignPutOptions,
  PutOptions,
  StoredInfo,
} from '../objects/object-store.ts';
import type { OpenStore } from '../objects/open-store.ts';
import type { LinkSigner } from '../objects/signed-links.ts';
import { MemoryPartStore } from './memory-part-store.ts';
import { checkTransfer, KeyTakenError } from '../objects/transfer-check.ts';

interface StoredObject {
  content: Buffer;
  info: StoredInfo;
}

const LIMITS = { linkSeconds: 600, maxUploadBytes: 1_000_000_000 };

/** Opens an in-memory object store, which like S3 has no local files. */
export const openMemoryStore: OpenStore = async ({ signer }) => {
  const objects = new MemoryObjectStore(signer);
  const parts = new MemoryPartStore(objects, new GatewayLinks({ signer, ...LIMITS }));
  return { objects, parts, close: () => undefined };
};

/** In-memory object store. Folders are common prefixes of keys, as in S3. */
export class MemoryObjectStore implements ObjectStore {
  readonly #buckets = new Map<string, Map<string, StoredObject>>();

  private readonly links: GatewayLinks;

  constructor(signer: LinkSigner) {
    this.links = new GatewayLinks({ signer, ...LIMITS });
  }

  async check(): Promise<void> {}

  async buckets(): Promise<BucketInfo[]> {
    return [...this.#buckets.keys()].sort().map((name) => ({ name, created: new Date(0) }));
  }

  async ensureBucket(bucket: string): Promise<void> {
    checkBucketName(bucket);
    this.#bucket(bucket);
  }

  async presignPut(bucket: string, key: string, options?: PresignPutOptions): Promise<string> {
    checkNames(bucket, key);
    return this.links.put(bucket, key, options);
  }

  async presignGet(bucket: string, key: string, options?: PresignGetOptions): Promise<string> {
    checkNames(bucket, key);
    return this.links.get(bucket, key, options);
  }

  async presignFolder(
    bucket: string,
    key: string,
    options?: PresignPutOptions,
  ): Promise<{ base: string; query: string }> {
    checkNames(bucket, key, 'folder');
    return this.links.folder(bucket, key, options);
  }

  async head(bucket: string, key: string): Promise<StoredInfo | undefined> {
    checkNames(bucket, key);
    return this.#bucket(bucket).get(key)?.info;
  }

  async digests(bucket: string, key: string): Promise<ObjectDigests | undefined> {
    const info = await this.head(bucket, key);
    return info && { md5: info.md5, sha256: info.sha256 };
  }

  async list(request: ListRequest): Promise<Listing> {
    const { bucket, prefix, delimiter, page, perPage, order } = request;
    checkBucketName(bucket);
    checkPrefix(prefix);
    const keys = [...this.#bucket(bucket).keys()].filter((key) => key.startsWith(prefix));
    const found =
      delimiter === '' ? keys.filter((key) => !key.endsWith('/')) : keys.map((key) => levelOf(key, prefix));
    const isNamed = nameFilter(request);
    const entries = [...new Set(found)]
      .filter((name) => (name !== prefix || !name.endsWith('/')) && isNamed(name))
      .map((key) => this.#entry(bucket, key));
    sortEntries(entries, order ?? { by: 'name', descending: false });
    return { total: entries.length, entries: entries.slice((page - 1) * perPage, page * perPage) };
  }

  async usage(bucket: string, folder = ''): Promise<BucketUsage> {
    checkBucketName(bucket);
    const sizes = [...this.#bucket(bucket)].flatMap(([key, { info }]) =>
      key.endsWith('/') || !key.startsWith(folder) ? [] : [info.size],
    );
    return { count: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  }

  async put(bucket: string, key: string, stream: Readable, options: PutOptions = {}): Promise<StoredInfo> {
    checkNames(bucket, key);
    return this.#write(bucket, key, stream, options);
  }

  async open(bucket: string, key: string, range?: ByteRange): Promise<Readable> {
    checkNames(bucket, key);
    const found = this.#bucket(bucket).get(key);
    if (!found) throw notFound('object', key);
    return Readable.from([range ? found.content.subarray(range.start, range.end + 1) : found.content]);
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    checkNames(bucket, key, 'either');
    const objects = this.#bucket(bucket);
    const gone = this.#atOrBelow(bucket, key);
    for (const name of gone) objects.delete(name);
    return gone.length > 0;
  }

  async move(bucket: string, from: string, to: string, toBucket = bucket): Promise<void> {
    await this.copy(bucket, from, to, toBucket);
    await this.delete(bucket, from);
  }

  async copy(bucket: string, from: string, to: string, toBucket = bucket): Promise<void> {
    checkTransfer({ bucket, from, to, toBucket });
    const copied = this.#atOrBelow(bucket, from);
    if (copied.length === 0) throw notFound('object', from);
    if (this.#atOrBelow(toBucket, to).length > 0) throw new KeyTakenError(to);
    for (const key of copied) {
      const { content, info } = this.#bucket(bucket).get(key) as StoredObject;
      const target = to + key.slice(from.length);
      this.#bucket(toBucket).set(target, { content, info: { ...info, bucket: toBucket, key: target } });
    }
  }

  async makeDirectory(bucket: string, key: string): Promise<void> {
    checkNames(bucket, key, 'folder');
    await this.#write(bucket, key, Readable.from([]), {});
  }

  async locate(): Promise<undefined> {
    return undefined;
  }

  async #write(bucket: string, key: string, stream: Readable, options: PutOptions): Promise<StoredInfo> {
    const digesting = new DigestingStream(options.maxBytes);
    stream.once('error', (error) => digesting.destroy(error));
    const content = await buffer(stream.pipe(digesting));
    const digests = digesting.digests();
    const contentType = options.contentType ?? contentTypeOf(key);
    const info = { bucket, key, ...digests, md5: digests.etag, contentType, lastModified: new Date() };
    this.#bucket(bucket).set(key, { content, info });
    return info;
  }

  #bucket(name: string): Map<string, StoredObject> {
    const found = this.#buckets.get(name) ?? new Map<string, StoredObject>();
    this.#buckets.set(name, found);
    return found;
  }

  #atOrBelow(bucket: string, key: string): string[] {
    const keys = [...this.#bucket(bucket).keys()];
    return keys.filter((name) => (key.endsWith('/') ? name.startsWith(key) : name === key));
  }

  #entry(bucket: string, key: string): ListEntry {
    const info = key.endsWith('/') ? undefined : this.#bucket(bucket).get(key)?.info;
    if (!info) return { kind: 'folder', key, size: 0, etag: null, lastModified: null };
    return { kind: 'object', key, size: info.size, etag: info.etag, lastModified: info.lastModified };
  }
}

function levelOf(key: string, prefix: string): string {
  const slash = key.indexOf('/', prefix.length);
  return slash === -1 ? key : key.slice(0, slash + 1);
}
