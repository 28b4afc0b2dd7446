import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';

const CHUNK = 1 << 16;
const FIXED_HEADER = 10;
const TRAILER = 8;
const MAX_HEADER_BYTES = 1 << 17;
/** Header flags (RFC 1952): checksum, extra field, file name, comment. */
const FHCRC = 2;
const FEXTRA = 4;
const FNAME = 8;
const FCOMMENT = 16;

/** Error of a gzip member that is truncated or has a wrong checksum. */
export class GzipMemberError extends Error {
  readonly isTruncated: boolean;

  constructor(message: string, isTruncated: boolean) {
    super(message);
    this.name = 'GzipMemberError';
    this.isTruncated = isTruncated;
  }
}

/** End of a gzip file. */
export interface GzipEnd {
  /** Number of bytes after the last member. */
  readonly trailingBytes: number;
}

/**
 * Decompresses a gzip file member by member and stops after the last one, whatever follows. Slower than `createGunzip`, which
 * drops the end of the last member when other bytes follow it: use it after that has failed.
 * Throws {@link GzipMemberError} for a truncated or damaged member.
 */
export async function* readGzipMembers(path: string, size: number): AsyncGenerator<Buffer, GzipEnd> {
  const file = await open(path, 'r');
  try {
    let offset = 0;
    while (offset < size) {
      const headerLength = await memberHeaderLength(file, offset);
      if (headerLength === null) {
        break;
      }
      offset = yield* readMember(path, file, offset + headerLength);
    }
    return { trailingBytes: size - offset };
  } finally {
    await file.close();
  }
}

/** Yields the data of one member; returns the offset after its trailer. */
async function* readMember(path: string, file: FileHandle, start: number): AsyncGenerator<Buffer, number> {
  const raw = createReadStream(path, { start, highWaterMark: CHUNK });
  const inflate = createInflateRaw({ chunkSize: CHUNK });
  raw.on('error', (error) => inflate.destroy(error));
  raw.pipe(inflate);
  let checksum = 0;
  let length = 0;
  try {
    for await (const part of inflate) {
      const chunk = part as Buffer;
      checksum = crc32(chunk, checksum);
      length += chunk.length;
      yield chunk;
    }
  } finally {
    raw.destroy();
  }
  const end = start + inflate.bytesWritten;
  const trailer = await bytesAt(file, end, TRAILER);
  if (trailer.length < TRAILER) {
    throw new GzipMemberError('The last member has no end mark.', true);
  }
  if (trailer.readUInt32LE(0) !== checksum || trailer.readUInt32LE(4) !== length % 2 ** 32) {
    throw new GzipMemberError('The checksum of a member is another.', false);
  }
  return end + TRAILER;
}

/** Length of the member header at an offset; null when no member begins there. */
async function memberHeaderLength(file: FileHandle, offset: number): Promise<number | null> {
  const bytes = await bytesAt(file, offset, MAX_HEADER_BYTES);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8) {
    return null;
  }
  const flags = bytes[3] ?? 0;
  let end = FIXED_HEADER;
  if (flags & FEXTRA) {
    end += 2 + (bytes[end] ?? 0) + 256 * (bytes[end + 1] ?? 0);
  }
  for (const text of [FNAME, FCOMMENT]) {
    if (flags & text) {
      const zero = bytes.indexOf(0, end);
      end = zero < 0 ? bytes.length + 1 : zero + 1;
    }
  }
  end += flags & FHCRC ? 2 : 0;
  if (end > bytes.length) {
    throw new GzipMemberError('The header of a member is cut off.', true);
  }
  return end;
}

async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  return buffer.subarray(0, bytesRead);
}
