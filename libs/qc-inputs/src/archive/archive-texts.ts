import { Gunzip, unzipSync } from 'fflate';
import { tarEntries } from './tar-entries';

/** File of an archive. */
export interface ArchivedFile {
  /** Path below that of the archive. */
  readonly path: string;
  readonly text: string;
}

/** Error of {@link archiveTexts} about an archive that unpacks to more than its limit. */
export class LargeArchiveError extends Error {
  override readonly name = 'LargeArchiveError';
}

const TEXTS = /\.(?:txt|html)$/i;
/** Compressed bytes that are unpacked at a time: they become 4.3 MB at most, before the limit is checked. */
const SLICE = 4096;

/**
 * Texts of an archive, by its path: files that end with `.txt` or `.html`, each below the path of the archive.
 *
 * @param limit - maximum size in bytes of all texts of a zip, and of all that a tar archive unpacks to. The sizes that an archive
 * states may be false: no entry is unpacked beyond its own.
 * @throws {LargeArchiveError} For an archive above the limit.
 * @throws Error for a broken archive.
 */
export function archiveTexts(path: string, bytes: Uint8Array, limit: number): ArchivedFile[] {
  const entries = /\.zip$/i.test(path) ? zipEntries(bytes, limit) : tarTexts(bytes, limit);
  return entries.map(([name, content]) => ({
    path: `${path}/${name}`,
    text: new TextDecoder().decode(content),
  }));
}

function zipEntries(bytes: Uint8Array, limit: number): [name: string, content: Uint8Array][] {
  let unpacked = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!TEXTS.test(name)) {
        return false;
      }
      unpacked += originalSize;
      checkLimit(unpacked, limit);
      return true;
    },
  });
  return Object.entries(entries);
}

/** Texts of a tar archive. Its sizes are inside the compressed data, so the limit holds for all that it unpacks to. */
function tarTexts(bytes: Uint8Array, limit: number): [name: string, content: Uint8Array][] {
  return [...tarEntries(gunzip(bytes, limit))]
    .filter(({ name }) => TEXTS.test(name))
    .map(({ name, content }) => [name, content]);
}

function gunzip(bytes: Uint8Array, limit: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Gunzip((part) => {
    size += part.length;
    checkLimit(size, limit);
    parts.push(part);
  });
  for (let start = 0; start < bytes.length; start += SLICE) {
    stream.push(bytes.subarray(start, start + SLICE), start + SLICE >= bytes.length);
  }
  // The library does not fail on other data, or where they end early.
  if (size === 0) {
    throw new Error('The data are not those of gzip.');
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function checkLimit(size: number, limit: number): void {
  if (size > limit) {
    throw new LargeArchiveError('The archive unpacks to more than the limit.');
  }
}
