import { errorWords, isErrorLine } from '../../../../engines/error-lines.ts';

const NEWLINE = 10;
/** Lines and bytes after which a block ends with the next line. A block is read as a whole to find one of its lines. */
const LINES_PER_BLOCK = 512;
const BYTES_PER_BLOCK = 256 * 1024;
/** Piece without the end of a line that is taken as the middle of a long line. */
export const LONG_PIECE = 512 * 1024;
/** Characters of a line that are checked for an error. */
const CHECKED_CHARACTERS = 4096;
/** Maximum number of stored line numbers with errors; further ones are only counted. */
const MAX_ERRORS = 10_000;

/** Block of whole lines: their numbers up to `nextLine`, which is not in it, and their range in bytes. */
export interface LogBlock {
  readonly firstLine: number;
  readonly nextLine: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Index of the lines of a log: the offset of about each 512th line, and the numbers of lines with errors. It grows with the
 * log; a log of 100 MB with a million lines needs 2,000 offsets.
 */
export class LogIndex {
  #lines = 0;
  #bytes = 0;
  #inLine = false;
  #errorCount = 0;
  readonly #errors: number[] = [];
  readonly #blockLines: number[] = [];
  readonly #blockStarts: number[] = [];

  /** Number of lines in the bytes so far. */
  get lines(): number {
    return this.#lines;
  }

  /** Bytes that are indexed. */
  get bytes(): number {
    return this.#bytes;
  }

  /** True while the bytes so far end within a long line. */
  get isInLine(): boolean {
    return this.#inLine;
  }

  /** Number of lines with errors. */
  get errorCount(): number {
    return this.#errorCount;
  }

  /** Numbers of the first lines with errors, in ascending order. */
  get errors(): readonly number[] {
    return this.#errors;
  }

  /**
   * Adds the bytes that follow those so far.
   *
   * @param atEnd true for the last piece of a log that does not grow: its last line needs no end.
   * @returns the number of bytes that were taken: all up to the last end of a line.
   */
  add(piece: Buffer, atEnd: boolean): number {
    const whole = atEnd || (piece.length >= LONG_PIECE && !piece.includes(NEWLINE));
    const taken = whole ? piece.length : piece.lastIndexOf(NEWLINE) + 1;
    if (taken === 0) return 0;
    const bytes = piece.subarray(0, taken);
    const firstStart = this.#inLine ? bytes.indexOf(NEWLINE) + 1 : 0;
    const firstLine = this.#lines + 1;
    // A piece of a long line has no start of a line.
    if (!this.#inLine || (firstStart > 0 && firstStart < taken)) {
      this.#addStarts(bytes, firstStart);
      this.#addErrors(bytes, firstStart, firstLine);
    }
    this.#inLine = bytes[taken - 1] !== NEWLINE;
    this.#bytes += taken;
    return taken;
  }

  /** Block that holds a line; undefined for a line beyond the last. */
  blockOf(line: number): LogBlock | undefined {
    return line < 1 || line > this.#lines ? undefined : this.#block(this.#blockIndex(line));
  }

  /** Consecutive blocks from a line on, of about `bytes` in all and at least one. */
  blocksFrom(line: number, bytes: number): LogBlock | undefined {
    if (line < 1 || line > this.#lines) return undefined;
    const first = this.#blockIndex(line);
    const block = this.#block(first);
    let { end, nextLine } = block;
    for (let next = first + 1; next < this.#blockLines.length; next += 1) {
      const following = this.#block(next);
      if (following.end - block.start > bytes) break;
      ({ end, nextLine } = following);
    }
    return { ...block, end, nextLine };
  }

  #block(index: number): LogBlock {
    return {
      firstLine: this.#blockLines[index] ?? 1,
      nextLine: this.#blockLines[index + 1] ?? this.#lines + 1,
      start: this.#blockStarts[index] ?? 0,
      end: this.#blockStarts[index + 1] ?? this.#bytes,
    };
  }

  /** Index of the last block that begins at or before a line. */
  #blockIndex(line: number): number {
    let [low, high] = [0, this.#blockLines.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#blockLines[middle] ?? 0) <= line) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #addStarts(bytes: Buffer, from: number): void {
    let blockLine = this.#blockLines.at(-1) ?? -LINES_PER_BLOCK;
    let blockStart = this.#blockStarts.at(-1) ?? 0;
    for (let start = from; start < bytes.length;) {
      this.#lines += 1;
      const at = this.#bytes + start;
      if (this.#lines - blockLine >= LINES_PER_BLOCK || at - blockStart >= BYTES_PER_BLOCK) {
        blockLine = this.#lines;
        blockStart = at;
        this.#blockLines.push(blockLine);
        this.#blockStarts.push(blockStart);
      }
      const end = bytes.indexOf(NEWLINE, start);
      if (end === -1) return;
      start = end + 1;
    }
  }

  #addErrors(bytes: Buffer, from: number, firstLine: number): void {
    // The patterns are ASCII, so that one character for each byte is enough.
    const text = bytes.toString('latin1', from);
    const words = errorWords();
    let line = firstLine;
    let counted = 0;
    for (let found = words.exec(text); found; found = words.exec(text)) {
      const start = found.index === 0 ? 0 : text.lastIndexOf('\n', found.index - 1) + 1;
      const next = text.indexOf('\n', found.index);
      const end = next === -1 ? text.length : next;
      for (let at = text.indexOf('\n', counted); at !== -1 && at < start; at = text.indexOf('\n', counted)) {
        line += 1;
        counted = at + 1;
      }
      if (isErrorLine(text.slice(start, Math.min(end, start + CHECKED_CHARACTERS)))) this.#addError(line);
      words.lastIndex = end;
    }
  }

  #addError(line: number): void {
    this.#errorCount += 1;
    if (this.#errors.length < MAX_ERRORS) this.#errors.push(line);
  }
}
