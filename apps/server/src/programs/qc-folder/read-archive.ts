import { gunzipSync } from 'node:zlib';
import { TextDecoder } from 'node:util';
import { type InputFile } from '@omics-portal/qc-inputs';
import { unzipSync } from 'fflate';
import { tarEntries } from './tar-entries.ts';
import { HEAD_BYTES, isWanted } from './wanted-file.ts';

/** Largest archive that is unpacked, and largest size of all texts in one; of a tar archive, of all that it unpacks to. */
export const MAX_ARCHIVE_BYTES = 50_000_000;

const TEXTS = /\.(?:txt|html)$/i;

/** True for an archive by its name: zip, or tar with gzip. */
export function isArchive(path: string): boolean {
  return /\.(?:zip|tar\.gz|tgz)$/i.test(path);
}

/**
 * Texts of an archive that a reader takes. A broken archive has none, as has one whose texts unpack to more than the limit. The
 * sizes that an archive states may be false: no entry is unpacked beyond its own.
 */
export function readArchive(path: string, bytes: Uint8Array, also?: RegExp): InputFile[] {
  try {
    const entries = path.toLowerCase().endsWith('.zip') ? zipTexts(bytes) : tarTexts(bytes);
    return entries
      .map(([name, content]) => ({ path: `${path}/${name}`, text: new TextDecoder().decode(content) }))
      .filter(({ path: name, text }) => isWanted(name, text.slice(0, HEAD_BYTES), also));
  } catch {
    return [];
  }
}

function zipTexts(bytes: Uint8Array): [name: string, content: Uint8Array][] {
  let unpacked = 0;
  const entries = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!TEXTS.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MAX_ARCHIVE_BYTES) throw new Error('The archive unpacks to more than the limit.');
      return true;
    },
  });
  return Object.entries(entries);
}

/** Texts of a tar archive. Its sizes are inside the compressed data, so the limit holds for all that it unpacks to. */
function tarTexts(bytes: Uint8Array): [name: string, content: Uint8Array][] {
  const unpacked = gunzipSync(bytes, { maxOutputLength: MAX_ARCHIVE_BYTES });
  return [...tarEntries(unpacked)]
    .filter(({ name }) => TEXTS.test(name))
    .map(({ name, content }) => [name, content]);
}
