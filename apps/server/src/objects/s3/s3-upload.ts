import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { StoreFailure } from '../../http/store-failure.ts';
import { DigestingStream, type Digests } from '../digesting-stream.ts';
import type { S3Bucket } from './s3-bucket.ts';
import type { StoredDigests } from './s3-digests.ts';
import { entityTag } from './s3-listing.ts';

/** Size from which an object is stored in parts, and the least size of a part, in bytes. */
const PART_BYTES = 8 * 1024 * 1024;
const MAX_PARTS = 10_000;
const PARALLEL_PARTS = 2;

/** Upload by the server: its target in the store. */
export interface ServerUpload {
  s3: S3Bucket;
  digests: StoredDigests;
  /** Key in the store. */
  key: string;
  contentType: string;
}

/** Stored object: the digests of its content, and what the store says about it. */
export interface StoredObject extends Digests {
  /** Entity tag of the store, without quotes. */
  tag: string;
  lastModified: Date;
}

/**
 * Writes an object of unknown size. A small one is one request, with its MD5 for the store to check and its digests as
 * metadata. A larger one goes in parts, so that the memory stays flat, and gets its digests as tags when it is complete.
 */
export async function uploadObject(
  upload: ServerUpload,
  content: Readable,
  maxBytes?: number,
): Promise<StoredObject> {
  const digesting = new DigestingStream(maxBytes);
  const fed = pipeline(content, digesting);
  // A failure also ends the iteration below, which throws it.
  fed.catch(() => undefined);
  const chunks: AsyncIterator<Buffer> = digesting[Symbol.asyncIterator]();
  try {
    const start = await readStart(chunks);
    if (start.isWhole) return await putWhole(upload, start.buffer, digesting.digests());
    const body = Readable.from(rest(start.buffer, chunks), { objectMode: false });
    return await putParts(upload, body, { digesting, maxBytes });
  } finally {
    digesting.destroy();
  }
}

/**
 * Writes an object without content: the mark of a bucket or a folder. The body has a length, unlike an empty text, about which
 * the client would write a warning.
 */
export async function putEmpty(
  { client, name }: Pick<S3Bucket, 'client' | 'name'>,
  key: string,
): Promise<void> {
  await client.send(new PutObjectCommand({ Bucket: name, Key: key, Body: new Uint8Array() }));
}

async function putWhole(upload: ServerUpload, body: Buffer, digests: Digests): Promise<StoredObject> {
  const { etag: md5, sha256 } = digests;
  const stored = await upload.s3.client.send(
    new PutObjectCommand({
      ...targetOf(upload),
      Body: body,
      ContentMD5: Buffer.from(md5, 'hex').toString('base64'),
      Metadata: upload.digests.metadata({ md5, sha256 }),
    }),
  );
  return { ...digests, tag: entityTag(stored.ETag) ?? md5, lastModified: new Date() };
}

async function putParts(
  upload: ServerUpload,
  body: Readable,
  { digesting, maxBytes = 0 }: { digesting: DigestingStream; maxBytes?: number | undefined },
): Promise<StoredObject> {
  const { s3, key } = upload;
  await new Upload({
    client: s3.client,
    params: { ...targetOf(upload), Body: body },
    partSize: Math.max(PART_BYTES, Math.ceil(maxBytes / MAX_PARTS)),
    queueSize: PARALLEL_PARTS,
  }).done();
  const digests = digesting.digests();
  // Some stores give no entity tag when the last part is there.
  const stored = await s3.client.send(new HeadObjectCommand({ Bucket: s3.name, Key: key }));
  if (stored.ContentLength !== digests.size)
    throw new StoreFailure(
      'refused',
      `The object store has ${stored.ContentLength} bytes of ${key} instead of ${digests.size}.`,
      { detail: `ContentLength: ${stored.ContentLength} ≠ ${digests.size}` },
    );
  const tag = entityTag(stored.ETag) ?? '';
  await upload.digests.writeTags(key, { md5: digests.etag, sha256: digests.sha256, tag });
  return { ...digests, tag, lastModified: stored.LastModified ?? new Date() };
}

function targetOf({ s3, key, contentType }: ServerUpload) {
  return { Bucket: s3.name, Key: key, ContentType: contentType };
}

/** Reads the first part of a stream, or the whole stream if it is smaller. */
async function readStart(chunks: AsyncIterator<Buffer>): Promise<{ buffer: Buffer; isWhole: boolean }> {
  const found: Buffer[] = [];
  for (let size = 0; size < PART_BYTES;) {
    const next = await chunks.next();
    if (next.done) return { buffer: Buffer.concat(found), isWhole: true };
    found.push(next.value);
    size += next.value.length;
  }
  return { buffer: Buffer.concat(found), isWhole: false };
}

async function* rest(start: Buffer, chunks: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield start;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
