import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, normalize, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ApiError, notFound } from '../http/api-error.ts';
import { contentTypeOf } from './content-types.ts';
import { DigestingStream } from './digesting-stream.ts';
import { listFolder } from './folder-listing.ts';
import { ObjectFiles } from './object-files.ts';
import { checkBucketName, checkKey, checkPrefix } from './object-names.ts';
import type {
  ByteRange,
  Listing,
  ListRequest,
  ObjectInfo,
  ObjectStore,
  PresignGetOptions,
  PresignPutOptions,
} from './object-store.ts';
import type { LinkSigner } from './signed-links.ts';
import { unfinishedFile } from './unfinished-uploads.ts';

/** Options of the folder object store. */
export interface FolderObjectStoreOptions {
  /** Folder of the whole store, absolute. */
  root: string;
  signer: LinkSigner;
  /** Lifetime of links, in seconds. */
  linkSeconds: number;
  /** Maximum upload size of a link, in bytes. */
  maxUploadBytes: number;
}

/**
 * Object store in a folder: the file `buckets/<bucket>/<key>` has the content, so that jobs can read and write it;
 * checksums and types are in separate metadata files. Unlike S3 it cannot hold both `a` and `a/b`.
 */
export class FolderObjectStore implements ObjectStore {
  readonly #files: ObjectFiles;
  readonly #options: FolderObjectStoreOptions;

  constructor(options: FolderObjectStoreOptions) {
    this.#options = options;
    this.#files = new ObjectFiles(options.root);
  }

  async check(): Promise<void> {
    await access(join(this.#options.root, 'buckets'), constants.R_OK | constants.W_OK);
  }

  async buckets(): Promise<{ name: string; created: Date }[]> {
    const folder = join(this.#options.root, 'buckets');
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

  async presignPut(bucket: string, key: string, options: PresignPutOptions = {}): Promise<string> {
    checkNames(bucket, key);
    return this.#options.signer.sign({
      method: 'PUT',
      bucket,
      key,
      expires: this.#expiry(options),
      maxBytes: options.maxBytes ?? this.#options.maxUploadBytes,
    });
  }

  async presignGet(bucket: string, key: string, options: PresignGetOptions = {}): Promise<string> {
    checkNames(bucket, key);
    const shown = options.scripts
      ? { scripts: true }
      : options.inline
        ? {}
        : { fileName: options.fileName ?? basename(key) };
    return this.#options.signer.sign({
      method: 'GET',
      bucket,
      key,
      expires: this.#expiry(options),
      ...shown,
    });
  }

  async presignFolder(
    bucket: string,
    key: string,
    options: PresignPutOptions = {},
  ): Promise<{ base: string; query: string }> {
    checkNames(bucket, key, 'folder');
    const grant = {
      method: 'PUT' as const,
      bucket,
      key,
      folder: key,
      expires: this.#expiry(options),
      maxBytes: options.maxBytes ?? this.#options.maxUploadBytes,
    };
    const [base = '', query = ''] = this.#options.signer.sign(grant).split('?');
    return { base, query };
  }

  async head(bucket: string, key: string): Promise<ObjectInfo | undefined> {
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
      sha256: metadata.sha256,
      contentType: metadata.contentType,
      lastModified: found.mtime,
    };
  }

  async list(request: ListRequest): Promise<Listing> {
    checkBucketName(request.bucket);
    checkPrefix(request.prefix);
    return listFolder(this.#files, request);
  }

  async put(
    bucket: string,
    key: string,
    content: Readable,
    options: { contentType?: string; maxBytes?: number } = {},
  ): Promise<ObjectInfo> {
    checkNames(bucket, key);
    const unfinished = unfinishedFile(this.#options.root);
    const digesting = new DigestingStream(options.maxBytes);
    try {
      await mkdir(dirname(unfinished), { recursive: true });
      await pipeline(content, digesting, createWriteStream(unfinished));
      await this.#moveInto(unfinished, bucket, key);
    } finally {
      await rm(unfinished, { force: true });
    }
    const { mtime } = await stat(this.#files.file(bucket, key));
    const contentType = options.contentType ?? contentTypeOf(key);
    const digests = digesting.digests();
    await this.#files.writeMetadata(bucket, key, {
      ...digests,
      contentType,
      modified: Math.floor(mtime.getTime()),
    });
    return { bucket, key, ...digests, contentType, lastModified: mtime };
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
    await rm(path, { recursive: true, force: true });
    await rm(
      key.endsWith('/')
        ? dirname(this.#files.metadataFile(bucket, `${key}x`))
        : this.#files.metadataFile(bucket, key),
      { recursive: true, force: true },
    );
    return true;
  }

  async move(bucket: string, from: string, to: string): Promise<void> {
    checkNames(bucket, from, 'either');
    checkKey(to, from.endsWith('/') ? 'folder' : 'object', 'to');
    if (from.endsWith('/') && to.startsWith(from))
      throw new ApiError(409, 'A folder cannot be moved into itself.');
    const [source, target] = [this.#files.file(bucket, from), this.#files.file(bucket, to)];
    const found = await stat(source).catch(() => undefined);
    if (!found || found.isDirectory() !== from.endsWith('/')) throw notFound('object', from);
    if (await stat(target).catch(() => undefined))
      throw new ApiError(409, `There is a "${to}" already: choose another name.`);
    await this.#makeFolder(dirname(target));
    await rename(source, target);
    if (!from.endsWith('/')) await this.#files.removeMetadata(bucket, from);
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

  /** Local path of an object or a folder, which need not exist. Not in the port, because other stores have no local files. */
  localPath(bucket: string, key: string): string {
    checkBucketName(bucket);
    if (key !== '') checkKey(key, 'either');
    return this.#files.file(bucket, key);
  }

  #expiry({ expiresInSeconds }: { expiresInSeconds?: number }): number {
    return Math.floor(Date.now() / 1000) + (expiresInSeconds ?? this.#options.linkSeconds);
  }

  async #moveInto(unfinished: string, bucket: string, key: string): Promise<void> {
    const target = this.#files.file(bucket, key);
    await this.#makeFolder(dirname(target));
    if ((await stat(target).catch(() => undefined))?.isDirectory())
      throw new ApiError(409, `There is a folder "${key}/": choose another name.`);
    await rename(unfinished, target);
  }

  async #makeFolder(path: string): Promise<void> {
    try {
      await mkdir(path, { recursive: true });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST' || code === 'ENOTDIR')
        throw new ApiError(409, 'A part of the key is the name of a file: choose another name.');
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

function checkNames(bucket: string, key: string, kind: 'object' | 'folder' | 'either' = 'object'): void {
  checkBucketName(bucket);
  checkKey(key, kind);
}
