/** Number of texts that are decoded together when all are read. */
const BATCH = 512;

/** Buffers of a packed text list, which threads can transfer. */
export interface TextBuffers {
  /** All texts in UTF-8, concatenated. */
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Start of each text, and the end of the last one. */
  readonly offsets: Uint32Array<SharedArrayBuffer>;
  /** True if each byte is a character. */
  readonly isAscii: boolean;
}

/**
 * Packed text list: immutable, in one buffer. The garbage collector would scan a million separate strings each time, and
 * they could not be transferred between threads without a copy.
 */
export class PackedTexts {
  readonly #buffer: Buffer;
  readonly #offsets: Uint32Array;
  readonly #isAscii: boolean;

  constructor({ bytes, offsets, isAscii }: TextBuffers) {
    this.#buffer = Buffer.from(bytes.buffer);
    this.#offsets = offsets;
    this.#isAscii = isAscii;
  }

  get length(): number {
    return this.#offsets.length - 1;
  }

  /** @returns the empty text after the end. */
  at(index: number): string {
    return this.#decode(this.#offsets[index] ?? 0, this.#offsets[index + 1] ?? 0);
  }

  /** Visits all texts in order, much faster than one by one. */
  forEach(visit: (text: string, index: number) => void): void {
    for (let first = 0; first < this.length; first += BATCH) {
      const last = Math.min(first + BATCH, this.length);
      if (this.#isAscii) this.#visitAscii(first, last, visit);
      else for (let index = first; index < last; index += 1) visit(this.at(index), index);
    }
  }

  #visitAscii(first: number, last: number, visit: (text: string, index: number) => void): void {
    const offsets = this.#offsets;
    const start = offsets[first] ?? 0;
    const batch = this.#decode(start, offsets[last] ?? 0);
    for (let index = first; index < last; index += 1) {
      visit(batch.slice((offsets[index] ?? 0) - start, (offsets[index + 1] ?? 0) - start), index);
    }
  }

  #decode(from: number, to: number): string {
    return this.#buffer.toString(this.#isAscii ? 'latin1' : 'utf8', from, to);
  }
}

/** Packs a list of texts. A lone surrogate, which no record contains, becomes a replacement character. */
export function packTexts(texts: readonly string[]): TextBuffers {
  const offsets = new Uint32Array(new SharedArrayBuffer(4 * (texts.length + 1)));
  let end = 0;
  let characters = 0;
  for (const [index, text] of texts.entries()) {
    end += Buffer.byteLength(text);
    characters += text.length;
    offsets[index + 1] = end;
  }
  const bytes = new Uint8Array(new SharedArrayBuffer(end));
  const buffer = Buffer.from(bytes.buffer);
  for (const [index, text] of texts.entries()) buffer.write(text, offsets[index] ?? 0);
  return { bytes, offsets, isAscii: end === characters };
}
