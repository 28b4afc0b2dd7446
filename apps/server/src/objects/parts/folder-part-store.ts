import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FolderObjectStore } from '../folder-object-store.ts';
import type { GatewayLinks } from '../gateway-links.ts';
import { checkNames } from '../object-names.ts';
import type { PresignOptions } from '../object-store.ts';
import { exactLength } from './exact-length.ts';
import {
  checkParts,
  noSuchUpload,
  partSize,
  type HeldUpload,
  type PartAddress,
  type PartStore,
  type SizedUpload,
  type StoredPart,
  type StoreUpload,
} from './part-store.ts';

/** Folder of the parts below the root of the store, beside its buckets. */
const FOLDER = 'parts';
/** File that all parts are written to, each at its place; it becomes the object. */
const CONTENT = 'content';
/** Name of that file while it becomes the object: no part can be opened for writing any more. */
const COMPLETING = 'completing';
const FACTS = 'upload.json';
const MARK = /^(\d{1,5})\.part$/;
const ID = /^[0-9a-f-]{36}$/;

/** Options of the part store of a folder. */
export interface FolderPartStoreOptions {
  /** Folder of the whole store, absolute. */
  root: string;
  objects: Pick<FolderObjectStore, 'takeFile'>;
  links: Pick<GatewayLinks, 'part'>;
}

/**
 * Part store in a folder. An upload is a folder with one file, in which each part is written at its place, and an empty file
 * for each part that is complete. The file becomes the object by a rename, so that no byte is copied.
 */
export class FolderPartStore implements PartStore {
  readonly #root: string;
  readonly #objects: FolderPartStoreOptions['objects'];
  readonly #links: FolderPartStoreOptions['links'];

  constructor({ root, objects, links }: FolderPartStoreOptions) {
    this.#root = join(root, FOLDER);
    this.#objects = objects;
    this.#links = links;
  }

  async begin(upload: Omit<SizedUpload, 'storeId'>): Promise<string> {
    const { bucket, key } = upload;
    checkNames(bucket, key);
    const storeId = randomUUID();
    await mkdir(this.#file(storeId, ''), { recursive: true, mode: 0o700 });
    await writeFile(this.#file(storeId, FACTS), JSON.stringify(upload));
    await writeFile(this.#file(storeId, CONTENT), '');
    return storeId;
  }

  async presign(part: PartAddress, options: PresignOptions): Promise<string> {
    return this.#links.part(part, options);
  }

  async write(part: PartAddress, content: Readable): Promise<void> {
    const { storeId, number, bytes } = part;
    const { partBytes } = await this.#facts(storeId);
    const mark = this.#file(storeId, `${number}.part`);
    // Before the file is opened: `complete` finds either no mark of a part that is being written, or no file to write to.
    await rm(mark, { force: true });
    const handle = await open(this.#file(storeId, CONTENT), 'r+').catch(() => {
      throw noSuchUpload();
    });
    const file = createWriteStream('', { fd: handle, start: (number - 1) * partBytes });
    await pipeline(content, exactLength(bytes), file);
    await writeFile(mark, '').catch(() => {
      throw noSuchUpload();
    });
  }

  async list(upload: SizedUpload): Promise<StoredPart[]> {
    const names = await readdir(this.#file(upload.storeId, '')).catch(() => {
      throw noSuchUpload();
    });
    return names
      .flatMap((name) => {
        const number = Number(MARK.exec(name)?.[1]);
        const size = partSize(upload, number);
        return size === undefined ? [] : [{ number, size }];
      })
      .sort((a, b) => a.number - b.number);
  }

  async complete(upload: SizedUpload): Promise<void> {
    const { storeId, bucket, key } = upload;
    const [content, completing] = [this.#file(storeId, CONTENT), this.#file(storeId, COMPLETING)];
    await rename(content, completing).catch(() => {
      throw noSuchUpload();
    });
    try {
      checkParts(upload, await this.list(upload));
      await this.#objects.takeFile(completing, bucket, key);
    } catch (error) {
      await rename(completing, content).catch(() => undefined);
      throw error;
    }
    await this.abort(upload);
  }

  async abort({ storeId }: StoreUpload): Promise<void> {
    await rm(this.#file(storeId, ''), { recursive: true, force: true });
  }

  async held(): Promise<HeldUpload[]> {
    const names = await readdir(this.#root).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => ID.test(name))
        .map(async (storeId) => {
          const [facts, folder] = [
            await this.#facts(storeId).catch(() => ({ bucket: '', key: '' })),
            await stat(this.#file(storeId, '')).catch(() => undefined),
          ];
          return folder ? [{ bucket: facts.bucket, key: facts.key, storeId, began: folder.birthtime }] : [];
        }),
    );
    return found.flat();
  }

  #file(storeId: string, name: string): string {
    if (!ID.test(storeId)) throw noSuchUpload();
    return join(this.#root, storeId, name);
  }

  async #facts(storeId: string): Promise<Omit<SizedUpload, 'storeId'>> {
    const text = await readFile(this.#file(storeId, FACTS), 'utf8').catch(() => {
      throw noSuchUpload();
    });
    return JSON.parse(text) as Omit<SizedUpload, 'storeId'>;
  }
}
