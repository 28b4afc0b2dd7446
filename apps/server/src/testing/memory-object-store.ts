import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { notFound } from '../http/api-error.ts';
import { contentTypeOf } from '../objects/content-types.ts';
import type {
  ByteRange,
  ListEntry,
  Listing,
  ListRequest,
  ObjectInfo,
  ObjectStore,
} from '../objects/object-store.ts';
import type { OpenStore } from '../objects/open-store.ts';
import type { LinkSigner } from '../objects/signed-links.ts';

interface StoredObject {
  content: Buffer;
  info: ObjectInfo;
}

const LINK_SECONDS = 600;

/** Opens an in-memory object store, which like S3 has no local files. */
export const openMemoryStore: OpenStore = async ({ signer }) => ({
  objects: new MemoryObjectStore(signer),
  close: () => undefined,
});

/** In-memory object store. Names are not checked, and folders are common prefixes of keys, as in S3. */
export class MemoryObjectStore implements ObjectStore {
  readonly #buckets = new Map<string, Map<string, StoredObject>>();

  constructor(private readonly signer: LinkSigner) {}

  async check(): Promise<void> {}

  async buckets(): Promise<{ name: string; created: Date }[]> {
    return [...this.#buckets.keys()].sort().map((name) => ({ name, created: new Date(0) }));
  }

  async ensureBucket(bucket: string): Promise<void> {
    this.#bucket(bucket);
  }

  async presignPut(bucket: string, key: string): Promise<string> {
    return this.signer.sign({ method: 'PUT', bucket, key, expires: expiry(), maxBytes: 1_000_000_000 });
  }

  async presignGet(bucket: string, key: string): Promise<string> {
    return this.signer.sign({ method: 'GET', bucket, key, expires: expiry() });
  }

  async presignFolder(bucket: string, key: string): Promise<{ base: string; query: string }> {
    const grant = { method: 'PUT' as const, bucket, key, folder: key, expires: expiry() };
    const [base = '', query = ''] = this.signer.sign(grant).split('?');
    return { base, query };
  }

  async head(bucket: string, key: string): Promise<ObjectInfo | undefined> {
    return this.#bucket(bucket).get(key)?.info;
  }

  async list({ bucket, prefix, delimiter, page, perPage }: ListRequest): Promise<Listing> {
    const keys = [...this.#bucket(bucket).keys()].filter((key) => key.startsWith(prefix));
    const names = new Set(delimiter === '' ? keys : keys.map((key) => levelOf(key, prefix)));
    const sorted = [...names].sort().slice((page - 1) * perPage, page * perPage);
    return { total: names.size, entries: sorted.map((key) => this.#entry(bucket, key)) };
  }

  async put(
    bucket: string,
    key: string,
    stream: Readable,
    options: { contentType?: string } = {},
  ): Promise<ObjectInfo> {
    const content = await buffer(stream);
    const info = {
      bucket,
      key,
      size: content.length,
      etag: createHash('md5').update(content).digest('hex'),
      sha256: createHash('sha256').update(content).digest('hex'),
      contentType: options.contentType ?? contentTypeOf(key),
      lastModified: new Date(),
    };
    this.#bucket(bucket).set(key, { content, info });
    return info;
  }

  async open(bucket: string, key: string, range?: ByteRange): Promise<Readable> {
    const found = this.#bucket(bucket).get(key);
    if (!found) throw notFound('object', key);
    return Readable.from([range ? found.content.subarray(range.start, range.end + 1) : found.content]);
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    const objects = this.#bucket(bucket);
    const gone = [...objects.keys()].filter((name) => isAtOrBelow(name, key));
    for (const name of gone) objects.delete(name);
    return gone.length > 0;
  }

  async move(bucket: string, from: string, to: string): Promise<void> {
    const objects = this.#bucket(bucket);
    for (const [key, { content, info }] of [...objects].filter(([name]) => isAtOrBelow(name, from))) {
      const target = to + key.slice(from.length);
      objects.delete(key);
      objects.set(target, { content, info: { ...info, key: target } });
    }
  }

  async makeDirectory(bucket: string, key: string): Promise<void> {
    await this.put(bucket, key, Readable.from([]));
  }

  async locate(): Promise<undefined> {
    return undefined;
  }

  #bucket(name: string): Map<string, StoredObject> {
    const found = this.#buckets.get(name) ?? new Map<string, StoredObject>();
    this.#buckets.set(name, found);
    return found;
  }

  #entry(bucket: string, key: string): ListEntry {
    const info = key.endsWith('/') ? undefined : this.#bucket(bucket).get(key)?.info;
    if (!info) return { kind: 'folder', key, size: 0, etag: null, lastModified: null };
    return { kind: 'object', key, size: info.size, etag: info.etag, lastModified: info.lastModified };
  }
}

function expiry(): number {
  return Math.floor(Date.now() / 1000) + LINK_SECONDS;
}

function isAtOrBelow(name: string, key: string): boolean {
  return key.endsWith('/') ? name.startsWith(key) : name === key;
}

function levelOf(key: string, prefix: string): string {
  const slash = key.indexOf('/', prefix.length);
  return slash === -1 ? key : key.slice(0, slash + 1);
}
