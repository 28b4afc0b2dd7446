import type { Readable } from 'node:stream';
import { ApiError } from '../../http/api-error.ts';
import type { PresignOptions } from '../object-store.ts';

/** Upload in parts, as a store knows it. */
export interface StoreUpload {
  bucket: string;
  /** Key of the object that the parts become. */
  key: string;
  /** Id that the store gave. */
  storeId: string;
}

/** Upload in parts with the size of the object and of each part but the last, in bytes. */
export interface SizedUpload extends StoreUpload {
  size: number;
  partBytes: number;
}

/** Address of one part: its number from 1 on, and its exact size in bytes. */
export interface PartAddress extends StoreUpload {
  number: number;
  bytes: number;
}

/** Part that a store has. */
export interface StoredPart {
  number: number;
  /** Bytes. */
  size: number;
}

/** Upload in parts that a store holds, whoever knows of it. */
export interface HeldUpload extends StoreUpload {
  /** Time at which it was begun. */
  began: Date;
}

/**
 * Store of the parts of uploads (port), beside the object store that they end in. All calls of an upload that the store does
 * not have reject with `ApiError` 404.
 */
export interface PartStore {
  /** Begins an upload; resolves to the store's id. */
  begin(upload: Omit<SizedUpload, 'storeId'>): Promise<string>;
  /** URL for PUT of one part. It may start with a slash: make it absolute with `absoluteUrl(request, url)`. */
  presign(part: PartAddress, options: PresignOptions): Promise<string>;
  /** Writes a part, which replaces an earlier one of its number. Content of another size is refused with `ApiError` 400. */
  write(part: PartAddress, content: Readable): Promise<void>;
  /** Parts that are complete, by number. */
  list(upload: SizedUpload): Promise<StoredPart[]>;
  /** Makes the parts an object, without reading them into memory. `ApiError` 409 when parts are missing. */
  complete(upload: SizedUpload): Promise<void>;
  /** Deletes the parts. Nothing happens when there are none. */
  abort(upload: StoreUpload): Promise<void>;
  /** All uploads of the store that were neither completed nor deleted. */
  held(): Promise<HeldUpload[]>;
}

/** Number of parts of an upload. */
function partCount({ size, partBytes }: Pick<SizedUpload, 'size' | 'partBytes'>): number {
  return Math.ceil(size / partBytes);
}

/** Exact size of a part in bytes; undefined for a number that the upload does not have. */
export function partSize(
  upload: Pick<SizedUpload, 'size' | 'partBytes'>,
  number: number,
): number | undefined {
  const count = partCount(upload);
  if (!Number.isInteger(number) || number < 1 || number > count) return undefined;
  return number < count ? upload.partBytes : upload.size - (count - 1) * upload.partBytes;
}

/** Throws 409 unless all parts are there, each in its size. */
export function checkParts(upload: SizedUpload, stored: readonly StoredPart[]): void {
  const sizes = new Map(stored.map(({ number, size }) => [number, size]));
  const missing = Array.from({ length: partCount(upload) }, (_, index) => index + 1).filter(
    (number) => sizes.get(number) !== partSize(upload, number),
  );
  if (missing.length > 0)
    throw new ApiError(409, {
      'en-US': `${missing.length} parts of the upload are missing, the first is ${missing[0]}: send them, then complete it again.`,
      'zh-CN': `此上传缺少 ${missing.length} 个分片，第一个为 ${missing[0]}：请发送这些分片，然后再次完成上传。`,
    });
}

/** Throws 400 for a stated length that is not that of the part. */
export function checkPartLength(length: string | undefined, bytes: number): void {
  if (length === undefined || Number(length) !== bytes) throw wrongPartSize(bytes);
}

/** Error 400 for content of another size than that of its part. */
export function wrongPartSize(bytes: number): ApiError {
  return new ApiError(400, {
    'en-US': `This part of the upload has ${bytes} bytes: send exactly as many.`,
    'zh-CN': `此分片有 ${bytes} 字节：请恰好发送这么多。`,
  });
}

/** Error 404 for an upload that a store does not have. */
export function noSuchUpload(): ApiError {
  return new ApiError(404, {
    'en-US': 'This upload was completed or ended: begin it again.',
    'zh-CN': '此上传已完成或已结束：请重新开始。',
  });
}
