/** Compressions whose files are recognised as empty by their containers alone: the browser does not unpack them. */
export type ClosedCompression = 'bzip2' | 'xz' | 'zstd';

/** Length of the empty stream or frame that starts at an offset; null if there is none. */
type EmptyLength = (bytes: Uint8Array, offset: number) => number | null;

/** Largest length of a compressed file without content: several empty members, each with the name of a file. */
export const MAX_EMPTY_BYTES = 4096;

const XZ_HEADER = [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00];
const XZ_FOOTER = [0x59, 0x5a];
/** Header of the stream (12), index (8) and footer (12) of a stream without blocks. */
const XZ_EMPTY_BYTES = 32;
const ZSTD_HEADER = [0x28, 0xb5, 0x2f, 0xfd];
/** A frame for other data, such as a seek table; the first byte is 0x50 to 0x5f. */
const ZSTD_SKIPPABLE = [0x2a, 0x4d, 0x18];
const ZSTD_DICTIONARY_BYTES = [0, 1, 2, 4];
const ZSTD_SIZE_BYTES = [0, 2, 4, 8];

const EMPTY_LENGTH: Readonly<Record<ClosedCompression, EmptyLength>> = {
  bzip2: emptyBzip2,
  xz: emptyXz,
  zstd: emptyZstd,
};

/**
 * True if a compressed file has no content: all its streams or frames are empty. False for a cut or damaged file: whether it has
 * content is not known.
 */
export function isEmptyArchive(bytes: Uint8Array, compression: ClosedCompression): boolean {
  if (bytes.length > MAX_EMPTY_BYTES) {
    return false;
  }
  let offset = 0;
  while (offset < bytes.length) {
    const length = EMPTY_LENGTH[compression](bytes, offset);
    if (length === null) {
      return false;
    }
    offset += length;
  }
  return offset === bytes.length;
}

/** True if a file has the expected bytes at an offset. */
export function hasBytes(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}

/** A header of four bytes, the mark of the end, which follows at once where there is no block, and the checksum of nothing. */
function emptyBzip2(bytes: Uint8Array, offset: number): number | null {
  const isEmpty =
    hasBytes(bytes, offset, [0x42, 0x5a, 0x68]) &&
    hasBytes(bytes, offset + 4, [0x17, 0x72, 0x45, 0x38, 0x50, 0x90, 0, 0, 0, 0]);
  return isEmpty ? 14 : null;
}

/** A header of twelve bytes, and an index of no blocks. Streams may have zeros after them, in fours. */
function emptyXz(bytes: Uint8Array, offset: number): number | null {
  if (offset > 0 && hasBytes(bytes, offset, [0, 0, 0, 0])) {
    return 4;
  }
  const isEmpty =
    hasBytes(bytes, offset, XZ_HEADER) &&
    hasBytes(bytes, offset + 12, [0, 0, 0, 0]) &&
    hasBytes(bytes, offset + XZ_EMPTY_BYTES - XZ_FOOTER.length, XZ_FOOTER);
  return isEmpty ? XZ_EMPTY_BYTES : null;
}

/** Length of the skippable frame at an offset; null if there is none. */
export function skippableLength(bytes: Uint8Array, offset: number): number | null {
  const isSkippable = ((bytes[offset] ?? 0) & 0xf0) === 0x50 && hasBytes(bytes, offset + 1, ZSTD_SKIPPABLE);
  if (!isSkippable || offset + 8 > bytes.length) {
    return null;
  }
  return 8 + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(offset + 4, true);
}

/** A frame whose only block is the last one and has the size 0, or a skippable frame. */
function emptyZstd(bytes: Uint8Array, offset: number): number | null {
  const skippable = skippableLength(bytes, offset);
  if (skippable !== null) {
    return skippable;
  }
  const descriptor = bytes[offset + 4];
  if (!hasBytes(bytes, offset, ZSTD_HEADER) || descriptor === undefined) {
    return null;
  }
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const dictionaryBytes = ZSTD_DICTIONARY_BYTES[descriptor & 3] ?? 0;
  // A single segment has no descriptor of its window, and then the size of its content in one byte at least.
  const sizeBytes = Math.max(ZSTD_SIZE_BYTES[descriptor >> 6] ?? 0, isSingleSegment ? 1 : 0);
  const block = offset + 5 + (isSingleSegment ? 0 : 1) + dictionaryBytes + sizeBytes;
  // The last block, as it is, of the size 0: one bit, two bits and 21 bits.
  return hasBytes(bytes, block, [1, 0, 0]) ? block + 3 + ((descriptor & 4) === 0 ? 0 : 4) - offset : null;
}
