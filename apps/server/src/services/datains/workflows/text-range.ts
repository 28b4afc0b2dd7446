/** Text window: the bytes of a log to read, from `start`, at most `length`. */
export interface TextWindow {
  start: number;
  length: number;
}

/** Text piece, with its byte range in the log. */
export interface TextPiece {
  text: string;
  offset: number;
  nextOffset: number;
}

// A UTF-8 character has up to four bytes, so up to three of them can be outside the window at either end.
const MAX_CHARACTER_BYTES = 4;

/** Text window for `offset` (negative: counted from the end) and `limit` in a log of `size` bytes. */
export function textWindow(offset: number, limit: number, size: number): TextWindow {
  const start = offset < 0 ? Math.max(0, size + offset) : Math.min(offset, size);
  return { start, length: Math.min(Math.max(limit, MAX_CHARACTER_BYTES), size - start) };
}

/**
 * Decodes a window, cut at character boundaries: a partial character at the start belongs to the previous piece, at the end
 * to the next one. `atEnd` means that the log is complete, so that nothing is held back.
 */
export function decodePiece(bytes: Uint8Array, start: number, atEnd: boolean): TextPiece {
  const skipped = start === 0 ? 0 : leadingContinuations(bytes);
  const complete = atEnd ? bytes.length : bytes.length - unfinishedTail(bytes);
  const end = Math.max(skipped, complete);
  return {
    text: new TextDecoder().decode(bytes.subarray(skipped, end)),
    offset: start + skipped,
    nextOffset: start + end,
  };
}

function leadingContinuations(bytes: Uint8Array): number {
  let count = 0;
  while (count < MAX_CHARACTER_BYTES - 1 && isContinuation(bytes[count])) count += 1;
  return count;
}

function unfinishedTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(MAX_CHARACTER_BYTES, bytes.length); back += 1) {
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
