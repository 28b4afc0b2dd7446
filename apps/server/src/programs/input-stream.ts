import { createReadStream, openSync, readSync, closeSync, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { ProgramError } from './command-line.ts';
import { type ProgramFile } from './run-descriptor.ts';

const CHUNK = 1 << 18;

/** Bytes of a file, unpacked when it is gzip (told from its first bytes, not from its name). */
export interface InputStream {
  readonly chunks: AsyncIterable<Buffer>;
  /** Share of the file read so far, 0..1. */
  readonly share: () => number;
}

/** Opens a file for one pass. Throws {@link ProgramError} when it is absent, empty, or its gzip data end too early. */
export function openInput(file: ProgramFile): InputStream {
  const size = sizeOf(file);
  const raw = createReadStream(file.path, { highWaterMark: CHUNK });
  const stream = isGzip(file) ? raw.pipe(createGunzip({ chunkSize: CHUNK })) : raw;
  // A pipe does not pass errors on: without this a vanished file would leave the reader waiting.
  raw.on('error', (error) => stream.destroy(error));
  return { chunks: readAll(file, stream), share: () => raw.bytesRead / size };
}

async function* readAll(file: ProgramFile, stream: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of stream) {
      yield chunk as Buffer;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'Z_BUF_ERROR') {
      throw new ProgramError(
        `${file.name} is truncated: its gzip data end before their end mark.`,
        'Copy or upload the file again and compare its checksum.',
      );
    }
    if (code.startsWith('Z_')) {
      throw new ProgramError(
        `${file.name} is damaged: its gzip data cannot be unpacked (${code}).`,
        'Copy or upload the file again and compare its checksum.',
      );
    }
    throw error;
  }
}

function sizeOf(file: ProgramFile): number {
  const size = statSync(file.path, { throwIfNoEntry: false })?.size;
  if (size === undefined) {
    throw new ProgramError(
      `${file.name} does not exist at ${file.path}.`,
      'Check the path, or choose the file again.',
    );
  }
  if (size === 0) {
    throw new ProgramError(`${file.name} is empty.`, 'Upload the file again.');
  }
  return size;
}

function isGzip(file: ProgramFile): boolean {
  const magic = Buffer.alloc(2);
  const descriptor = openSync(file.path, 'r');
  readSync(descriptor, magic, 0, 2, 0);
  closeSync(descriptor);
  return magic[0] === 0x1f && magic[1] === 0x8b;
}
