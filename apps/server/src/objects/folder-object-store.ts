import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ApiError, notFound } from '../http/api-error.ts';
import { contentTypeOf } from './content-types.ts';
import { DigestingStream } from './digesting-stream.ts';
import { listFolder } from './folder-listing.ts';
import { folderUsage } from './folder-usage.ts';
import type { GatewayLinks } from './gateway-links.ts';
import { ObjectFiles } from './object-files.ts';
import { checkBucketName, checkKey, checkNames, checkPrefix } from './object-names.ts';
import type {
  BucketInfo,
  BucketUsage,
  ByteRange,
  Listing,
  ListRequest,
  ObjectDigests,
  ObjectStore,
  PresignGetOptions,
  PresignPutOptions,
  PutOptions,
  StoredInfo,
} from './object-store.ts';
import { checkTransfer, KeyTakenError, type Transfer } from './transfer-check.ts';
import { unfinishedFile } from './unfinished-uploads.ts';

/** Options of the removal of a folder, in which a process may still create files by an open folder. */
const REMOVE = { recursive: true, force: true, maxRetries: 5 } as const;

/** Options of the folder object store. */
export interface FolderObjectStoreOptions {
  /** Folder of the whole store, absolute. */
  root: string;
  links: GatewayLinks;
}

/**
 * Object store in a folder: the file `buckets/<bucket>/<key>` has the content, so that jobs can read and write it;
 * checksums and types are in separate metadata files. Unlike S3 it cannot hold both `a` and `a/b`.
 */
export class FolderObjectStore implements ObjectStore {
  readonly #files: ObjectFiles;
  readonly #root: string;
  readonly #links: GatewayLinks;

  constructor({ root, links }: FolderObjectStoreOptions) {
    this.#root = root;
    this.#links = links;
    this.#files = new ObjectFiles(root);
  }

  async check(): Promise<void> {
    await access(join(this.#root, 'buckets'), constants.R_OK | constants.W_OK);
  }

  async buckets(): Promise<BucketInfo[]> {
    const folder = join(this.#root, 'buckets');
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    return Promise.all(
      names.sort().map(async (name) => ({ name, created: (await stat(join(folder, name))).birthtime })),
    );
  }

  async ensureBucket(bucket: string): Promise<void> {
    checkBucketName(bucket);
    await mkdir(this.#files.file(bucket, ''), { recursive: true });
  }

  async presignPut(bucket: string, key: string, options?: PresignPutOptions): Promise<string> {
    checkNames(bucket, key);
    return this.#links.put(bucket, key, options);
  }

  async presignGet(bucket: string, key: string, options?: PresignGetOptions): Promise<string> {
    checkNames(bucket, key);
    return this.#links.get(bucket, key, options);
  }

  async presignFolder(
    bucket: string,
    key: string,
    options?: PresignPutOptions,
  ): Promise<{ base: string; query: string }> {
    checkNames(bucket, key, 'folder');
    return this.#links.folder(bucket, key, options);
  }

  async head(bucket: string, key: string): Promise<StoredInfo | undefined> {
    checkNames(bucket, key);
    const found = await this.#files.stat(bucket, key);
    if (!found) return undefined;
    const metadata =
      (await this.#files.readMetadata(bucket, key, found)) ??
      (await this.#files.computeMetadata(bucket, key, found));
    return {
      bucket,
      key,
      size: found.size,
      etag: metadata.etag,
      md5: metadata.etag,
      sha256: metadata.sha256,
      contentType: metadata.contentType,
      lastModified: found.mtime,
    };
  }

  async digests(bucket: string, key: string): Promise<ObjectDigests | undefined> {
    const info = await this.head(bucket, key);
    return info && { md5: info.md5, sha256: info.sha256 };
  }

  async list(request: ListRequest): Promise<Listing> {
    checkBucketName(request.bucket);
    checkPrefix(request.prefix);
    return listFolder(this.#files, request);
  }

  async usage(bucket: string, folder = ''): Promise<BucketUsage> {
    checkBucketName(bucket);
    checkPrefix(folder);
    return folderUsage(this.#files.file(bucket, folder));
  }

  async put(bucket: string, key: string, content: Readable, options: PutOptions = {}): Promise<StoredInfo> {
    checkNames(bucket, key);
    const unfinished = unfinishedFile(this.#root);
    const digesting = new DigestingStream(options.maxBytes);
    try {
      await mkdir(dirname(unfinished), { recursive: true });
      await pipeline(content, digesting, createWriteStream(unfinished));
      await this.#moveInto(unfinished, bucket, key);
    } finally {
      await rm(unfinished, { force: true });
    }
    const { mtime, mtimeMs } = await stat(this.#files.file(bucket, key));
    const contentType = options.contentType ?? contentTypeOf(key);
    const digests = digesting.digests();
    await this.#files.writeMetadata(bucket, key, {
      ...digests,
      contentType,
      // `mtime` is rounded, so that half of the files would seem to have changed.
      modified: Math.floor(mtimeMs),
    });
    return { bucket, key, ...digests, md5: digests.etag, contentType, lastModified: mtime };
  }

  async open(bucket: string, key: string, range?: ByteRange): Promise<Readable> {
    checkNames(bucket, key);
    if (!(await this.#files.stat(bucket, key))) throw notFound('object', key);
    return createReadStream(this.#files.file(bucket, key), range ?? {});
  }

  async delete(bucket: string, key: string): Promise<boolean> {
    checkNames(bucket, key, 'either');
    const path = this.#files.file(bucket, key);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.isDirectory() !== key.endsWith('/')) return false;
    if (found.isDirectory()) return this.#deleteFolder(bucket, key);
    await rm(path, { force: true });
    await this.#files.removeMetadata(bucket, key);
    return true;
  }

  /** Deletes a folder at once: a job that still writes into it would make the deletion of its files, one by one, fail. */
  async #deleteFolder(bucket: string, key: string): Promise<boolean> {
    const removed = unfinishedFile(this.#root);
    await mkdir(dirname(removed), { recursive: true });
    try {
      await rename(this.#files.file(bucket, key), removed);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
    await rm(removed, REMOVE);
    await rm(dirname(this.#files.metadataFile(bucket, `${key}x`)), REMOVE);
    return true;
  }

  async move(bucket: string, from: string, to: string, toBucket = bucket): Promise<void> {
    const [source, target] = await this.#transfer({ bucket, from, to, toBucket });
    await rename(source, target);
    if (!from.endsWith('/')) await this.#files.removeMetadata(bucket, from);
  }

  async copy(bucket: string, from: string, to: string, toBucket = bucket): Promise<void> {
    const [source, target] = await this.#transfer({ bucket, from, to, toBucket });
    try {
      await cp(source, target, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE });
    } catch (error) {
      await rm(target, { recursive: true, force: true });
      throw error;
    }
  }

  async makeDirectory(bucket: string, key: string): Promise<void> {
    checkNames(bucket, key, 'folder');
    await this.#makeFolder(this.#files.file(bucket, key));
  }

  async locate(address: string): Promise<{ bucket: string; key: string } | undefined> {
    const path = address.startsWith('file://') ? pathOfUrl(address) : undefined;
    if (path === undefined) return undefined;
    const [bucket = '', ...parts] = relative(this.#files.file('', ''), normalize(path)).split(sep);
    const known = (await this.buckets()).some(({ name }) => name === bucket);
    return known && parts.length > 0 ? { bucket, key: parts.join('/') } : undefined;
  }

  /** Makes a file on the disk of the store an object, without reading it. Not in the port, because other stores have no files. */
  async takeFile(file: string, bucket: string, key: string): Promise<void> {
    checkNames(bucket, key);
    await this.#moveInto(file, bucket, key);
    await this.#files.removeMetadata(bucket, key);
  }

  /** Local path of an object or a folder, which need not exist. Not in the port, because other stores have no local files. */
  localPath(bucket: string, key: string): string {
    checkBucketName(bucket);
    if (key !== '') checkKey(key, 'either');
    return this.#files.file(bucket, key);
  }

  /** Paths of a move or a copy, of which the target does not exist and its folder does. */
  async #transfer(transfer: Transfer): Promise<readonly [source: string, target: string]> {
    checkTransfer(transfer);
    const { bucket, from, to, toBucket } = transfer;
    const [source, target] = [this.#files.file(bucket, from), this.#files.file(toBucket, to)];
    const found = await stat(source).catch(() => undefined);
    if (!found || found.isDirectory() !== from.endsWith('/')) throw notFound('object', from);
    if (await stat(target).catch(() => undefined)) throw new KeyTakenError(to);
    await this.#makeFolder(dirname(target));
    return [source, target];
  }

  async #moveInto(unfinished: string, bucket: string, key: string): Promise<void> {
    const target = this.#files.file(bucket, key);
    await this.#makeFolder(dirname(target));
    if ((await stat(target).catch(() => undefined))?.isDirectory())
      throw new ApiError(409, {
        'en-US': `There is a folder "${key}/": choose another name.`,
        'zh-CN': `已有文件夹“${key}/”：请换一个名称。`,
      });
    await rename(unfinished, target);
  }

  async #makeFolder(path: string): Promise<void> {
    try {
      await mkdir(path, { recursive: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST' || code === 'ENOTDIR')
        throw new ApiError(409, {
          'en-US': 'A part of the key is the name of a file: choose another name.',
          'zh-CN': '路径中有一部分是文件名：请换一个名称。',
        });
      throw error;
    }
  }
}

function pathOfUrl(url: string): string | undefined {
  try {
    return fileURLToPath(url);
  } catch {
    return undefined;
  }
}
