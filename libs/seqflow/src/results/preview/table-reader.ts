import { parse } from 'csv-parse/browser/esm/sync';

/** Requested bytes of a file from a position. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Options of a table reader. */
export interface TableReaderOptions {
  readonly read: ReadBytes;
  /** Bytes. */
  readonly size: number;
  readonly delimiter: ',' | '\t';
  /** Bytes of one block. */
  readonly blockBytes?: number;
}

/** Block of whole rows. */
interface Block {
  readonly start: number;
  readonly end: number;
  /** Index of its first row. */
  readonly firstRow: number;
  readonly rows: number;
}

const BLOCK_BYTES = 256 * 1024;
/** Maximum length of one row; a longer one is an error. */
const MAX_ROW_BYTES = 8 * 1024 * 1024;
/** Maximum number of blocks with cached rows. */
const MAX_BLOCKS = 32;
/** Rows before the end of the known ones from which the next block is read. */
const READ_AHEAD = 200;

/** Thrown for a file whose rows are too long to be a table. */
export class NotATableError extends Error {
  override readonly name = 'NotATableError';
}

/**
 * Reader of a CSV or TSV file by ranges, block by block as rows are requested. Only the positions of blocks and the rows of a
 * few of them are in memory, so that the size of the file does not matter. The number of rows is known at the end only.
 */
export class TableReader {
  readonly #options: Required<TableReaderOptions>;
  readonly #blocks: Block[] = [];
  /** Rows by index of the block, the most recently used last. */
  readonly #rows = new Map<number, readonly (readonly string[])[]>();
  readonly #loading = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #error: Error | null = null;

  constructor(options: TableReaderOptions) {
    this.#options = { blockBytes: BLOCK_BYTES, ...options };
  }

  /** Number of rows read so far, with the head. */
  get rowCount(): number {
    const last = this.#blocks.at(-1);
    return last ? last.firstRow + last.rows : 0;
  }

  /** Number of bytes read so far. */
  get bytesRead(): number {
    return this.#blocks.at(-1)?.end ?? 0;
  }

  /** True when the last row is known. */
  get isComplete(): boolean {
    return this.bytesRead >= this.#options.size;
  }

  /** Error of the last reading; null after a success. */
  get error(): Error | null {
    return this.#error;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Number that changes with every change of the reader. */
  readonly version = (): number => this.#version;

  /** Cells of a row; undefined while they are not in memory. */
  row(index: number): readonly string[] | undefined {
    const at = this.#blockOf(index);
    const block = this.#blocks[at];
    return block && this.#rows.get(at)?.[index - block.firstRow];
  }

  /** Requests a row: reads its block again if it was dropped, and the next block near the end of the known rows. */
  async want(index: number): Promise<void> {
    const at = this.#blockOf(index);
    const tasks: Promise<void>[] = [];
    if (this.#blocks[at] && !this.#rows.has(at)) {
      tasks.push(this.#load(at));
    }
    if (index >= this.rowCount - READ_AHEAD && !this.isComplete) {
      tasks.push(this.#load(this.#blocks.length));
    }
    await Promise.all(tasks);
  }

  #blockOf(index: number): number {
    const known = this.#blocks;
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const block = known[middle];
      if (block && block.firstRow + block.rows <= index) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  async #load(at: number): Promise<void> {
    if (this.#loading.has(at)) return;
    this.#loading.add(at);
    try {
      const known = this.#blocks[at];
      if (known) {
        this.#keep(at, this.#parse(await this.#options.read(known.start, known.end - known.start)));
      } else {
        await this.#readNext(at);
      }
      this.#error = null;
    } catch (error) {
      this.#error = error instanceof Error ? error : new Error(String(error));
    } finally {
      this.#loading.delete(at);
      this.#version += 1;
      this.#listeners.forEach((listener) => listener());
    }
  }

  async #readNext(at: number): Promise<void> {
    const { read, size, blockBytes, delimiter } = this.#options;
    const start = this.bytesRead;
    for (let length = blockBytes; ; length *= 2) {
      const bytes = await read(start, length);
      const isLast = start + length >= size;
      const end = isLast ? bytes.length : endOfRows(bytes, delimiter === ',');
      if (end > 0 || isLast) {
        const rows = this.#parse(bytes.subarray(0, end));
        this.#blocks.push({
          start,
          end: isLast ? size : start + end,
          firstRow: this.rowCount,
          rows: rows.length,
        });
        this.#keep(at, rows);
        return;
      }
      if (length >= MAX_ROW_BYTES) throw new NotATableError('The rows of this file are too long.');
    }
  }

  #keep(at: number, rows: readonly (readonly string[])[]): void {
    this.#rows.delete(at);
    this.#rows.set(at, rows);
    for (const oldest of this.#rows.keys()) {
      if (this.#rows.size <= MAX_BLOCKS) break;
      // The head is needed for the columns.
      if (oldest !== 0) this.#rows.delete(oldest);
    }
  }

  #parse(bytes: Uint8Array): readonly (readonly string[])[] {
    const { delimiter } = this.#options;
    const text = new TextDecoder().decode(bytes);
    return parse(text, {
      delimiter,
      quote: delimiter === ',' ? '"' : null,
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  }
}

const NEW_LINE = 10;
const QUOTE = 34;

/** Position after the last line break that is not inside quotes; 0 without one. */
function endOfRows(bytes: Uint8Array, quotes: boolean): number {
  let isQuoted = false;
  let end = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    if (quotes && bytes[index] === QUOTE) isQuoted = !isQuoted;
    else if (bytes[index] === NEW_LINE && !isQuoted) end = index + 1;
  }
  return end;
}
