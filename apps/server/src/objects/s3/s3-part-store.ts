import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
  type Part,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { contentTypeOf } from '../content-types.ts';
import type { GatewayLinks } from '../gateway-links.ts';
import { checkNames } from '../object-names.ts';
import type { PresignOptions } from '../object-store.ts';
import { exactLength } from '../parts/exact-length.ts';
import {
  checkParts,
  noSuchUpload,
  type HeldUpload,
  type PartAddress,
  type PartStore,
  type SizedUpload,
  type StoredPart,
  type StoreUpload,
} from '../parts/part-store.ts';
import type { ListingPositions } from './listing-positions.ts';
import { isMissing, type S3Bucket } from './s3-bucket.ts';
import { BUCKETS_PREFIX, storeKey } from './s3-keys.ts';

/** Options of the part store in S3. */
export interface S3PartStoreOptions {
  s3: S3Bucket;
  /** Bucket at the address that browsers use, with the key that signs uploads; undefined: parts pass this server. */
  uploads: S3Bucket | undefined;
  gateway: Pick<GatewayLinks, 'part'>;
  /** Known positions in listings, as the object store has them. */
  positions: Pick<ListingPositions, 'forgetAfter'>;
  /** Lifetime of links, in seconds. */
  linkSeconds: number;
}

/** Part store by the multipart uploads of S3. The store itself joins the parts. */
export class S3PartStore implements PartStore {
  readonly #options: S3PartStoreOptions;

  constructor(options: S3PartStoreOptions) {
    this.#options = options;
  }

  async begin({ bucket, key }: Omit<SizedUpload, 'storeId'>): Promise<string> {
    checkNames(bucket, key);
    const { s3 } = this.#options;
    const { UploadId = '' } = await s3.client.send(
      new CreateMultipartUploadCommand({
        Bucket: s3.name,
        Key: storeKey(bucket, key),
        ContentType: contentTypeOf(key),
      }),
    );
    return UploadId;
  }

  async presign(part: PartAddress, options: PresignOptions): Promise<string> {
    const { uploads, gateway, linkSeconds } = this.#options;
    if (uploads === undefined) return gateway.part(part, options);
    const command = new UploadPartCommand({
      ...addressIn(uploads, part),
      PartNumber: part.number,
      // A signed header, so that the store takes exactly this size.
      ContentLength: part.bytes,
    });
    return getSignedUrl(uploads.client, command, { expiresIn: options.expiresInSeconds ?? linkSeconds });
  }

  async write(part: PartAddress, content: Readable): Promise<void> {
    const { s3 } = this.#options;
    const body = exactLength(part.bytes);
    const stop = new AbortController();
    let broken: unknown;
    // The client of S3 would wait for the rest of a body that breaks off.
    pipeline(content, body).catch((error: unknown) => {
      broken ??= error;
      stop.abort();
    });
    const command = new UploadPartCommand({
      ...addressIn(s3, part),
      PartNumber: part.number,
      ContentLength: part.bytes,
      Body: body,
    });
    try {
      await orGone(s3.client.send(command, { abortSignal: stop.signal }));
    } catch (error) {
      throw broken ?? error;
    } finally {
      body.destroy();
    }
  }

  async list(upload: SizedUpload): Promise<StoredPart[]> {
    return (await this.#parts(upload)).map(({ PartNumber = 0, Size = 0 }) => ({
      number: PartNumber,
      size: Size,
    }));
  }

  async complete(upload: SizedUpload): Promise<void> {
    const { s3, positions } = this.#options;
    const parts = await this.#parts(upload);
    checkParts(
      upload,
      parts.map(({ PartNumber = 0, Size = 0 }) => ({ number: PartNumber, size: Size })),
    );
    const command = new CompleteMultipartUploadCommand({
      ...addressIn(s3, upload),
      MultipartUpload: { Parts: parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
    });
    await positions.forgetAfter(() => orGone(s3.client.send(command)));
  }

  async abort(upload: StoreUpload): Promise<void> {
    const { s3 } = this.#options;
    try {
      await s3.client.send(new AbortMultipartUploadCommand(addressIn(s3, upload)));
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async held(): Promise<HeldUpload[]> {
    const { s3 } = this.#options;
    const held: HeldUpload[] = [];
    for (let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}; next;) {
      const found: Awaited<ReturnType<typeof listUploads>> = await listUploads(s3, next);
      for (const { Key = '', UploadId = '', Initiated = new Date(0) } of found.Uploads ?? []) {
        const [bucket = '', ...parts] = Key.slice(BUCKETS_PREFIX.length).split('/');
        held.push({ bucket, key: parts.join('/'), storeId: UploadId, began: Initiated });
      }
      next = found.IsTruncated
        ? {
            ...(found.NextKeyMarker === undefined ? {} : { KeyMarker: found.NextKeyMarker }),
            ...(found.NextUploadIdMarker === undefined ? {} : { UploadIdMarker: found.NextUploadIdMarker }),
          }
        : undefined;
    }
    return held;
  }

  /** Parts of an upload, by number, with their entity tags. */
  async #parts(upload: StoreUpload): Promise<Part[]> {
    const { s3 } = this.#options;
    const parts: Part[] = [];
    for (let marker: string | undefined = '0'; marker !== undefined;) {
      const found: Awaited<ReturnType<typeof listParts>> = await orGone(listParts(s3, upload, marker));
      parts.push(...(found.Parts ?? []));
      marker = found.IsTruncated ? found.NextPartNumberMarker : undefined;
    }
    return parts;
  }
}

function listUploads(s3: S3Bucket, next: { KeyMarker?: string; UploadIdMarker?: string }) {
  return s3.client.send(
    new ListMultipartUploadsCommand({ Bucket: s3.name, Prefix: BUCKETS_PREFIX, ...next }),
  );
}

function listParts(s3: S3Bucket, upload: StoreUpload, marker: string) {
  return s3.client.send(new ListPartsCommand({ ...addressIn(s3, upload), PartNumberMarker: marker }));
}

function addressIn(s3: S3Bucket, { bucket, key, storeId }: StoreUpload) {
  return { Bucket: s3.name, Key: storeKey(bucket, key), UploadId: storeId };
}

/** Result of a call; 404 in place of the store's error for an upload that it does not have. */
async function orGone<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(error)) throw noSuchUpload();
    throw error;
  }
}
