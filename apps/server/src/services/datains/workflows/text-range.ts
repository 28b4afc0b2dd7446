/** Which bytes of a log to read: from `start`, at most `length`. */
export interface TextWindow {
  start: number;
  length: number;
}

/** A piece of text, and where it lies in its log, in bytes. */
export interface TextPiece {
  text: string;
  offset: number;
  nextOffset: number;
}

// The longest UTF-8 character has four bytes, so at most three of one can lie outside the window at either end.
const LONGEST_CHARACTER = 4;

/** The bytes to read for `offset` (negative: counted from the end) and `limit` in a log of `size` bytes. */
export function textWindow(offset: number, limit: number, size: number): TextWindow {
  const start = offset < 0 ? Math.max(0, size + offset) : Math.min(offset, size);
  return { start, length: Math.min(Math.max(limit, LONGEST_CHARACTER), size - start) };
}

/**
 * The text in a window, cut where characters end: a character that is only half inside at the start is left to the piece
 * before, at the end to the piece after. `atEnd` says that no more bytes will come, so that nothing is held back.
 */
export function decodePiece(bytes: Uint8Array, start: number, atEnd: boolean): TextPiece {
  const skipped = start === 0 ? 0 : leadingContinuations(bytes);
  const kept = atEnd ? bytes.length : bytes.length - unfinishedTail(bytes);
  const end = Math.max(skipped, kept);
  return {
    text: new TextDecoder().decode(bytes.subarray(skipped, end)),
    offset: start + skipped,
    nextOffset: start + end,
  };
}

function leadingContinuations(bytes: Uint8Array): number {
  let count = 0;
  while (count < LONGEST_CHARACTER - 1 && isContinuation(bytes[count])) count += 1;
  return count;
}

function unfinishedTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(LONGEST_CHARACTER, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back];
    if (!isContinuation(byte)) return characterLength(byte) > back ? back : 0;
  }
  return 0;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;
}

function characterLength(byte = 0): number {
  if (byte >= 0b1111_0000) return 4;
  if (byte >= 0b1110_0000) return 3;
  return byte >= 0b1100_0000 ? 2 : 1;
}
