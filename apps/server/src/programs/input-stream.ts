import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { bunzip2 } from './bzip2-chunks.ts';
import { ProgramError } from './command-line.ts';
import { GzipMemberError, readGzipMembers } from './gzip-members.ts';
import type { ProgramFile } from './program-params.ts';
import { problemIn } from './program-problem.ts';

const CHUNK = 1 << 18;
const COPY_AGAIN = 'Copy or upload the file again and compare its checksum.';

/** Input stream: the bytes of a file, decompressed if its first bytes are those of gzip or bzip2. */
export interface InputStream {
  readonly chunks: AsyncIterable<Buffer>;
  /** Share of the file read so far, 0..1. */
  readonly share: () => number;
  /** Warnings for readers of the result; complete after all chunks were read. */
  readonly warnings: readonly string[];
}

/**
 * Opens a file for one pass. Throws {@link ProgramError} when it is missing, empty, in an unsupported compression format, or
 * when its compressed data is damaged or truncated. Bytes after the compressed data are ignored with a warning.
 */
export function openInput(file: ProgramFile): InputStream {
  const size = sizeOf(file);
  const packing = packingOf(file);
  const warnings: string[] = [];
  const raw = createReadStream(file.path, { highWaterMark: CHUNK });
  const share = (): number => Math.min(1, raw.bytesRead / size);
  switch (packing) {
    case 'gzip':
      return { chunks: readGzip(file, size, raw, warnings), share, warnings };
    case 'bzip2':
      return { chunks: readBzip2(file, raw, warnings), share, warnings };
    case 'none':
      return { chunks: raw as AsyncIterable<Buffer>, share, warnings };
  }
}

async function* readGzip(
  file: ProgramFile,
  size: number,
  raw: Readable,
  warnings: string[],
): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  // A pipe does not forward errors: without this, the reader would wait forever for a deleted file.
  raw.on('error', (error) => gunzip.destroy(error));
  let read = 0;
  try {
    for await (const chunk of raw.pipe(gunzip)) {
      read += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  } catch (error) {
    raw.destroy();
    const mayHaveTrailingBytes =
      codeOf(error) === 'Z_BUF_ERROR' || messageOf(error) === 'incorrect header check';
    if (!codeOf(error).startsWith('Z_') || !mayHaveTrailingBytes) {
      throw gzipProblem(file, error);
    }
    yield* readGzipAfter(file, size, read, warnings);
  }
}

/** Reads a gzip file again from its first member, skipping the bytes that were read before. */
async function* readGzipAfter(
  file: ProgramFile,
  size: number,
  read: number,
  warnings: string[],
): AsyncGenerator<Buffer> {
  let position = 0;
  const members = readGzipMembers(file.path, size);
  try {
    for (;;) {
      const { done, value } = await members.next();
      if (done) {
        warnings.push(trailingWarning(file, 'gzip', value.trailingBytes));
        return;
      }
      const start = Math.min(value.length, Math.max(0, read - position));
      position += value.length;
      if (start < value.length) {
        yield value.subarray(start);
      }
    }
  } catch (error) {
    throw gzipProblem(file, error);
  }
}

async function* readBzip2(file: ProgramFile, raw: Readable, warnings: string[]): AsyncGenerator<Buffer> {
  let read = 0;
  try {
    for await (const chunk of bunzip2(raw)) {
      read += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      throw error;
    }
    if (read > 0 && messageOf(error) === 'No magic number found') {
      warnings.push(trailingWarning(file, 'bzip2'));
      return;
    }
    throw bzip2Problem(file, error);
  }
}

function trailingWarning(file: ProgramFile, format: string, bytes?: number): string {
  const rest = bytes === undefined ? 'further bytes' : bytes === 1 ? '1 byte' : `${bytes} bytes`;
  return `${file.name} holds ${rest} after the end of its ${format} data; left out.`;
}

function gzipProblem(file: ProgramFile, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'Z_BUF_ERROR' || (error instanceof GzipMemberError && error.isTruncated)) {
    return new ProgramError(
      `${file.name} is truncated: its gzip data end before their end mark.`,
      COPY_AGAIN,
      problemIn(file.name, 'file.truncated', { packing: 'gzip' }),
    );
  }
  if (code.startsWith('Z_') || error instanceof GzipMemberError) {
    return new ProgramError(
      `${file.name} is damaged: its gzip data cannot be unpacked (${code || messageOf(error)}).`,
      COPY_AGAIN,
      problemIn(file.name, 'file.damaged', { packing: 'gzip' }),
    );
  }
  return error;
}

function bzip2Problem(file: ProgramFile, error: unknown): ProgramError {
  // The decoder has no error for data that ends within a block: it reads from a missing buffer.
  const isTruncated = error instanceof TypeError || messageOf(error) === 'input stream ended prematurely';
  return new ProgramError(
    isTruncated
      ? `${file.name} is truncated: its bzip2 data end before their end mark.`
      : `${file.name} is damaged: its bzip2 data cannot be unpacked.`,
    COPY_AGAIN,
    problemIn(file.name, isTruncated ? 'file.truncated' : 'file.damaged', { packing: 'bzip2' }),
  );
}

function sizeOf(file: ProgramFile): number {
  const size = statSync(file.path, { throwIfNoEntry: false })?.size;
  if (size === undefined) {
    throw new ProgramError(
      `${file.name} does not exist at ${file.path}.`,
      'Check the path, or choose the file again.',
      problemIn(file.name, 'file.missing', {}),
    );
  }
  if (size === 0) {
    throw new ProgramError(
      `${file.name} is empty.`,
      'Upload the file again.',
      problemIn(file.name, 'file.empty', {}),
    );
  }
  return size;
}

type Packing = 'gzip' | 'bzip2' | 'none';

const MAGIC_BYTES: readonly { readonly hex: string; readonly packing: Packing }[] = [
  { hex: '1f8b', packing: 'gzip' },
  { hex: '425a68', packing: 'bzip2' },
];

const UNREAD_FORMATS: readonly { readonly hex: string; readonly name: string }[] = [
  { hex: 'fd377a585a00', name: 'xz' },
  { hex: '28b52ffd', name: 'Zstandard' },
  { hex: '504b0304', name: 'ZIP' },
  { hex: '377abcaf271c', name: '7-Zip' },
];

function packingOf(file: ProgramFile): Packing {
  const first = Buffer.alloc(8);
  const descriptor = openSync(file.path, 'r');
  const length = readSync(descriptor, first, 0, first.length, 0);
  closeSync(descriptor);
  const hex = first.subarray(0, length).toString('hex');
  const unread = UNREAD_FORMATS.find((format) => hex.startsWith(format.hex));
  if (unread) {
    throw new ProgramError(
      `${file.name} is packed as ${unread.name}, which is not read here.`,
      'Unpack it, or pack it as gzip or bzip2.',
      problemIn(file.name, 'file.unread-packing', { packing: unread.name }),
    );
  }
  return MAGIC_BYTES.find((format) => hex.startsWith(format.hex))?.packing ?? 'none';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
