import type { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error.ts';
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
import type { FinishedFile, FinishedFiles } from './finished-files.ts';

/**
 * Object store that compares files of finished data sets with their records. A file that a temporary key of the store changed or
 * added since is refused with 404 and a sentence. Downloads of these files pass through this server, so that it can compare
 * them. Listings, and copies of folders, are not compared.
 */
export class VerifiedObjectStore implements ObjectStore {
  readonly #objects: ObjectStore;
  readonly #files: Pick<FinishedFiles, 'find'>;

  constructor(objects: ObjectStore, files: Pick<FinishedFiles, 'find'>) {
    this.#objects = objects;
    this.#files = files;
  }

  async head(bucket: string, key: string): Promise<ObjectInfo | undefined> {
    const info = await this.#objects.head(bucket, key);
    if (info === undefined) return undefined;
    const file = await this.#files.find({ bucket, key });
    if (file !== 'open') recordOf(file, info);
    return info;
  }

  async open(bucket: string, key: string, range?: ByteRange): Promise<Readable> {
    return this.#objects.open(bucket, key, range, (await this.#verified(bucket, key))?.etag);
  }

  async digests(bucket: string, key: string): Promise<ObjectDigests | undefined> {
    await this.#verified(bucket, key);
    return this.#objects.digests(bucket, key);
  }

  async presignGet(bucket: string, key: string, options: PresignGetOptions = {}): Promise<string> {
    const isFinished = (await this.#verified(bucket, key)) !== undefined;
    return this.#objects.presignGet(bucket, key, isFinished ? { ...options, throughServer: true } : options);
  }

  async move(bucket: string, from: string, to: string, toBucket?: string): Promise<void> {
    await this.#verified(bucket, from);
    await this.#objects.move(bucket, from, to, toBucket);
  }

  async copy(bucket: string, from: string, to: string, toBucket?: string): Promise<void> {
    await this.#verified(bucket, from);
    await this.#objects.copy(bucket, from, to, toBucket);
  }

  check(): Promise<void> {
    return this.#objects.check();
  }

  buckets(): Promise<BucketInfo[]> {
    return this.#objects.buckets();
  }

  ensureBucket(bucket: string): Promise<void> {
    return this.#objects.ensureBucket(bucket);
  }

  presignPut(bucket: string, key: string, options?: PresignPutOptions): Promise<string> {
    return this.#objects.presignPut(bucket, key, options);
  }

  presignFolder(
    bucket: string,
    key: string,
    options?: PresignPutOptions,
  ): Promise<{ base: string; query: string }> {
    return this.#objects.presignFolder(bucket, key, options);
  }

  list(request: ListRequest): Promise<Listing> {
    return this.#objects.list(request);
  }

  usage(bucket: string, folder?: string): Promise<BucketUsage> {
    return this.#objects.usage(bucket, folder);
  }

  put(bucket: string, key: string, content: Readable, options?: PutOptions): Promise<StoredInfo> {
    return this.#objects.put(bucket, key, content, options);
  }

  delete(bucket: string, key: string): Promise<boolean> {
    return this.#objects.delete(bucket, key);
  }

  makeDirectory(bucket: string, key: string): Promise<void> {
    return this.#objects.makeDirectory(bucket, key);
  }

  locate(address: string): Promise<{ bucket: string; key: string } | undefined> {
    return this.#objects.locate(address);
  }

  /** Record of an object of a finished data set, after its comparison; undefined for any other, or a folder. */
  async #verified(bucket: string, key: string): Promise<{ etag: string } | undefined> {
    if (key.endsWith('/')) return undefined;
    const file = await this.#files.find({ bucket, key });
    if (file === 'open') return undefined;
    const info = await this.#objects.head(bucket, key);
    return info && recordOf(file, info);
  }
}

/** Record of a file of a finished data set. Throws `ApiError` 404 for a file that was changed or added since. */
function recordOf(file: Exclude<FinishedFile, 'open'>, { key, etag }: ObjectInfo): { etag: string } {
  if (file === 'added' || file.etag !== etag) throw changedFile(key, file === 'added');
  return file;
}

function changedFile(key: string, isAdded: boolean): ApiError {
  const name = key.slice(key.lastIndexOf('/') + 1);
  return new ApiError(
    404,
    isAdded
      ? {
          'en-US': `The file "${name}" came into the folder after its data set was finished, and is not part of it.`,
          'zh-CN': `文件“${name}”是在数据集完成后进入文件夹的，不属于该数据集。`,
        }
      : {
          'en-US': `The file "${name}" was changed after its data set was finished, and what was checked is not there any more.`,
          'zh-CN': `文件“${name}”在数据集完成后被改动，已检查的内容不复存在。`,
        },
  );
}
