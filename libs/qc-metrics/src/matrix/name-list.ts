/** Names of features or libraries in order. An array of strings is one. */
export interface FeatureNames extends Iterable<string> {
  readonly length: number;
  /** Name at an index; undefined beyond the end. */
  readonly at: (position: number) => string | undefined;
}

const CHUNK_BITS = 16;
const CHUNK = 1 << CHUNK_BITS;
const FIRST_NAMES = 1024;
const FIRST_SLOTS = 4096;
const MAX_BYTES_OF_CHARACTER = 3;

/**
 * Growing list of names in UTF-8, for millions of them: about 20 bytes less per name than an array of strings. Detects
 * duplicates.
 */
export class NameList implements FeatureNames {
  readonly #chunks: Uint8Array[] = [];
  #index: PositionIndex | null = new PositionIndex((position) => this.#hashOf(position));
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #ends = new Uint32Array(FIRST_NAMES);
  #scratch = new Uint8Array(FIRST_NAMES);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Adds a name; returns the index of the first equal one, or null. Throws after `close`. */
  add(name: string): number | null {
    if (!this.#index) {
      throw new Error('A closed list takes no names.');
    }
    if (name.length * MAX_BYTES_OF_CHARACTER > this.#scratch.length) {
      this.#scratch = new Uint8Array(name.length * MAX_BYTES_OF_CHARACTER);
    }
    const { written } = this.#encoder.encodeInto(name, this.#scratch);
    const start = this.#startOf(this.#length);
    for (let index = 0; index < written; index += 1) {
      this.#write(start + index, this.#scratch[index] ?? 0);
    }
    if (this.#length === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#length] = start + written;
    this.#length += 1;
    return this.#index.add(this.#length - 1, (other) => this.#areEqual(other, this.#length - 1));
  }

  /** Frees the memory that only `add` needs. */
  close(): void {
    this.#index = null;
  }

  at(position: number): string | undefined {
    if (position < 0 || position >= this.#length) {
      return undefined;
    }
    const [start, end] = [this.#startOf(position), this.#ends[position] ?? 0];
    const chunk = this.#chunks[start >>> CHUNK_BITS];
    if (chunk && start >>> CHUNK_BITS === end >>> CHUNK_BITS) {
      return this.#decoder.decode(chunk.subarray(start & (CHUNK - 1), end & (CHUNK - 1)));
    }
    return this.#decoder.decode(
      Uint8Array.from({ length: end - start }, (_, index) => this.#byteAt(start + index)),
    );
  }

  *[Symbol.iterator](): Generator<string> {
    for (let position = 0; position < this.#length; position += 1) {
      yield this.at(position) ?? '';
    }
  }

  #startOf(position: number): number {
    return position === 0 ? 0 : (this.#ends[position - 1] ?? 0);
  }

  #byteAt(offset: number): number {
    return this.#chunks[offset >>> CHUNK_BITS]?.[offset & (CHUNK - 1)] ?? 0;
  }

  #write(offset: number, byte: number): void {
    const chunk = (this.#chunks[offset >>> CHUNK_BITS] ??= new Uint8Array(CHUNK));
    chunk[offset & (CHUNK - 1)] = byte;
  }

  #areEqual(first: number, second: number): boolean {
    const [from, other] = [this.#startOf(first), this.#startOf(second)];
    const length = (this.#ends[first] ?? 0) - from;
    if (length !== (this.#ends[second] ?? 0) - other) {
      return false;
    }
    for (let index = 0; index < length; index += 1) {
      if (this.#byteAt(from + index) !== this.#byteAt(other + index)) {
        return false;
      }
    }
    return true;
  }

  /** FNV-1a hash of a name's bytes. */
  #hashOf(position: number): number {
    let hash = 0x811c9dc5;
    const end = this.#ends[position] ?? 0;
    for (let offset = this.#startOf(position); offset < end; offset += 1) {
      hash = Math.imul(hash ^ this.#byteAt(offset), 0x01000193);
    }
    return (hash ^ (hash >>> 15)) >>> 0;
  }
}

/** Hash index of a list with open addressing: 8 to 16 bytes per entry. */
class PositionIndex {
  readonly #hashOf: (position: number) => number;
  /** Index + 1 of a name by slot; 0 for an empty slot. */
  #slots = new Int32Array(FIRST_SLOTS);
  #size = 0;

  constructor(hashOf: (position: number) => number) {
    this.#hashOf = hashOf;
  }

  /** Adds the next index of the list; returns the earlier one for which `isEqual` is true, or null. */
  add(position: number, isEqual: (earlier: number) => boolean): number | null {
    this.#size += 1;
    if (this.#size * 2 > this.#slots.length) {
      this.#slots = new Int32Array(this.#slots.length * 2);
      for (let earlier = 0; earlier < position; earlier += 1) {
        this.#insert(earlier, () => false);
      }
    }
    return this.#insert(position, isEqual);
  }

  #insert(position: number, isEqual: (earlier: number) => boolean): number | null {
    const mask = this.#slots.length - 1;
    let slot = this.#hashOf(position) & mask;
    for (let held = this.#slots[slot]; held; held = this.#slots[slot]) {
      if (isEqual(held - 1)) {
        return held - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = position + 1;
    return null;
  }
}
