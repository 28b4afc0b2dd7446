import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { GatewayLinks } from '../objects/gateway-links.ts';
import type { ObjectStore, PresignOptions } from '../objects/object-store.ts';
import { checkNames } from '../objects/object-names.ts';
import {
  checkParts,
  noSuchUpload,
  wrongPartSize,
  type HeldUpload,
  type PartAddress,
  type PartStore,
  type SizedUpload,
  type StoredPart,
  type StoreUpload,
} from '../objects/parts/part-store.ts';

interface MemoryUpload extends HeldUpload {
  parts: Map<number, Buffer>;
}

/** In-memory part store. */
export class MemoryPartStore implements PartStore {
  readonly #uploads = new Map<string, MemoryUpload>();

  constructor(
    private readonly objects: Pick<ObjectStore, 'put'>,
    private readonly links: Pick<GatewayLinks, 'part'>,
  ) {}

  async begin({ bucket, key }: Omit<SizedUpload, 'storeId'>): Promise<string> {
    checkNames(bucket, key);
    const storeId = randomUUID();
    this.#uploads.set(storeId, { bucket, key, storeId, began: new Date(), parts: new Map() });
    return storeId;
  }

  async presign(part: PartAddress, options: PresignOptions): Promise<string> {
    return this.links.part(part, options);
  }

  async write({ storeId, number, bytes }: PartAddress, content: Readable): Promise<void> {
    const { parts } = this.#find(storeId);
    const stored = await buffer(content);
    if (stored.length !== bytes) throw wrongPartSize(bytes);
    parts.set(number, stored);
  }

  async list({ storeId }: SizedUpload): Promise<StoredPart[]> {
    const parts = [...this.#find(storeId).parts].map(([number, { length }]) => ({ number, size: length }));
    return parts.sort((a, b) => a.number - b.number);
  }

  async complete(upload: SizedUpload): Promise<void> {
    const { parts } = this.#find(upload.storeId);
    const stored = await this.list(upload);
    checkParts(upload, stored);
    const content = Readable.from(stored.map(({ number }) => parts.get(number)));
    await this.objects.put(upload.bucket, upload.key, content);
    await this.abort(upload);
  }

  async abort({ storeId }: StoreUpload): Promise<void> {
    this.#uploads.delete(storeId);
  }

  async held(): Promise<HeldUpload[]> {
    return [...this.#uploads.values()];
  }

  #find(storeId: string): MemoryUpload {
    const found = this.#uploads.get(storeId);
    if (!found) throw noSuchUpload();
    return found;
  }
}
