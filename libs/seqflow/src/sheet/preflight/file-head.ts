import { Gunzip } from 'fflate';
import { hasBytes, isEmptyArchive, MAX_EMPTY_BYTES, skippableLength } from './empty-archive';

/** Compression of a file by its first bytes. */
export type Compression = 'none' | 'gzip' | 'bzip2' | 'xz' | 'zstd' | 'zip';

/** Facts from the first bytes of a file. */
export interface FileHead {
  readonly compression: Compression;
  /** True if a compressed file has no content: its own size says nothing of it. */
  readonly isEmpty?: true;
  /** Names of the first reads, in the order of the file; empty if the text is no FASTQ. Null if they are not known. */
  readonly reads: readonly string[] | null;
}

/** Number of bytes to fetch: enough for the first reads of any sequencer, also compressed. */
export const HEAD_BYTES = 65_536;
/** Maximum number of reads that are compared. */
const MAX_READS = 8;
/** Text that is searched for reads; a long read may be longer, and then has one name at least. */
const MAX_TEXT = 1_000_000;

const MAGIC: readonly (readonly [Compression, readonly number[]])[] = [
  ['gzip', [0x1f, 0x8b]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
];

/** Reads the first bytes of a file, which may end anywhere. */
export function readFileHead(bytes: Uint8Array): FileHead {
  const compression = compressionOf(bytes);
  switch (compression) {
    case 'none':
      return { compression, reads: readsIn(bytes) };
    case 'gzip':
      return gzipHead(bytes);
    case 'bzip2':
    case 'xz':
    case 'zstd':
      return isEmptyArchive(bytes, compression)
        ? { compression, isEmpty: true, reads: [] }
        : { compression, reads: null };
    case 'zip':
      return { compression, reads: null };
  }
}

/** Compression by the first bytes. `pzstd` writes a skippable frame before each frame of data, which other formats have too. */
function compressionOf(bytes: Uint8Array): Compression {
  const start = skippableLength(bytes, 0) ?? 0;
  return MAGIC.find(([, magic]) => hasBytes(bytes, start, magic))?.[0] ?? 'none';
}

/** Unpacks the first bytes of a gzip file once, for its reads and for whether it has content. */
function gzipHead(bytes: Uint8Array): FileHead {
  const { unpacked, isDamaged } = unpack(bytes);
  if (unpacked.length > 0) {
    return { compression: 'gzip', reads: readsIn(unpacked) };
  }
  return !isDamaged && bytes.length <= MAX_EMPTY_BYTES && endsWithEmptyMember(bytes)
    ? { compression: 'gzip', isEmpty: true, reads: [] }
    : { compression: 'gzip', reads: null };
}

/** Checksum and length of a member without content, both of four bytes: a file that was cut ends without them. */
const EMPTY_MEMBER_END = 8;

function endsWithEmptyMember(bytes: Uint8Array): boolean {
  return bytes.length > EMPTY_MEMBER_END && bytes.subarray(-EMPTY_MEMBER_END).every((byte) => byte === 0);
}

/** First bytes of the unpacked file, as a stream: at once, the length that a damaged file states would be allocated. */
function unpack(bytes: Uint8Array): { readonly unpacked: Uint8Array; readonly isDamaged: boolean } {
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isDamaged = false;
  const gunzip = new Gunzip((piece) => {
    pieces.push(piece);
    size += piece.length;
  });
  const step = 4096;
  try {
    for (let start = 0; start < bytes.length && size < MAX_TEXT; start += step) {
      gunzip.push(bytes.subarray(start, start + step), false);
    }
  } catch {
    // The bytes unpacked before the error are enough for the reads.
    isDamaged = true;
  }
  const unpacked = new Uint8Array(size);
  pieces.reduce((offset, piece) => {
    unpacked.set(piece, offset);
    return offset + piece.length;
  }, 0);
  return { unpacked, isDamaged };
}

function readsIn(bytes: Uint8Array): readonly string[] | null {
  return readsOf(new TextDecoder('latin1').decode(bytes));
}

/**
 * Names of the reads of a FASTQ text: four lines each, the first with an at sign, the third with a plus sign. Null for a text that
 * starts like FASTQ and has other lines, as old files with reads of several lines: their names are not known.
 */
function readsOf(text: string): readonly string[] | null {
  const lines = text.split(/\r?\n/u);
  const names: string[] = [];
  for (let index = 0; index < lines.length && names.length < MAX_READS; index += 4) {
    const [head = '', , plus] = lines.slice(index, index + 3);
    // The last lines may be cut off; a name counts only if the line after it has begun.
    const isCut = index + 1 >= lines.length;
    if (!head.startsWith('@') || isCut || (plus !== undefined && plus !== '' && !plus.startsWith('+'))) break;
    names.push(head.slice(1));
  }
  return names.length === 0 && text.startsWith('@') ? null : names;
}

/**
 * True if reads of two files can be mates: the same names, without a comment after a blank, without `/1` and `/2`, and without the
 * mate numbers 1 and 2 if all names of the files end with them (`SRR1.7.1` and `SRR1.7.2`).
 */
export function areMates(first: readonly string[], second: readonly string[]): boolean {
  const count = Math.min(first.length, second.length);
  const ones = first.slice(0, count).map(plainName);
  const twos = second.slice(0, count).map(plainName);
  const isNumbered =
    ones.every((name) => /[._:-]1$/u.test(name)) && twos.every((name) => /[._:-]2$/u.test(name));
  const nameOf = (name: string) => (isNumbered ? name.slice(0, -2) : name);
  return ones.every((name, index) => nameOf(name) === nameOf(twos[index] ?? ''));
}

function plainName(name: string): string {
  return name.replace(/[ \t].*$/u, '').replace(/(.)\/.$/u, '$1');
}
