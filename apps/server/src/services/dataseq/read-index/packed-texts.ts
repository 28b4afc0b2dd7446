/** Texts decoded at once when all of them are looked at. */
const BATCH = 512;

/** What a list of texts is made of; threads hand it on as it is. */
export interface TextParts {
  /** All texts in UTF-8, one after the other. */
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Where each one begins; one more says where the last one ends. */
  readonly offsets: Uint32Array<SharedArrayBuffer>;
  /** Whether a byte is a character. */
  readonly isAscii: boolean;
}

/**
 * An unchangeable list of texts in one piece of memory: a million strings of their own would be walked by every garbage
 * collection, and could not be handed from one thread to another without a copy.
 */
export class PackedTexts {
  readonly #buffer: Buffer;
  readonly #offsets: Uint32Array;
  readonly #isAscii: boolean;

  constructor({ bytes, offsets, isAscii }: TextParts) {
    this.#buffer = Buffer.from(bytes.buffer);
    this.#offsets = offsets;
    this.#isAscii = isAscii;
  }

  get length(): number {
    return this.#offsets.length - 1;
  }

  /** @returns the empty text beyond the end. */
  at(index: number): string {
    return this.#decode(this.#offsets[index] ?? 0, this.#offsets[index + 1] ?? 0);
  }

  /** All of them in order: much faster than one by one. */
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

/** Packs a list of texts. Half a surrogate pair, which no record can hold, becomes a replacement character. */
export function packTexts(texts: readonly string[]): TextParts {
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
