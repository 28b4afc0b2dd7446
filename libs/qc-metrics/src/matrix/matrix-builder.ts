import { type ExpressionMatrix } from './expression-matrix';

const FIRST_ROWS = 1024;
const SAMPLED_ROWS = 1000;
const GROWTH = 1.5;
/** Rows are estimated from the first ones; so much more room saves copying the values at the end. */
const MARGIN = 1.05;

/** Collects the rows of a matrix in one typed array. Features must be unique; repeated ones are reported. */
export class MatrixBuilder {
  readonly features: string[] = [];
  readonly #libraries: readonly string[];
  readonly #lines: number[] = [];
  readonly #index: NameIndex;
  #values: Float64Array;

  constructor(libraries: readonly string[]) {
    this.#libraries = libraries;
    this.#values = new Float64Array(FIRST_ROWS * libraries.length);
    this.#index = new NameIndex(this.features);
  }

  /** Adds a row and returns the position of its first value; `estimate` gives the expected number of rows. */
  addRow(feature: string, line: number, estimate: () => number): number {
    const at = this.features.length * this.#libraries.length;
    if (at + this.#libraries.length > this.#values.length) {
      this.#grow(estimate());
    }
    this.features.push(feature);
    this.#lines.push(line);
    return at;
  }

  /** Writes one value at a position that is counted from the one that `addRow` returned. */
  set(position: number, value: number): void {
    this.#values[position] = value;
  }

  /** Registers the row added last. Returns the line on which the same feature came before, or null. */
  earlierLine(): number | null {
    const earlier = this.#index.addLast();
    return earlier === null ? null : (this.#lines[earlier] ?? null);
  }

  /** The matrix; a view on the values that were written, without a copy. */
  build(): ExpressionMatrix {
    const values = this.#values.subarray(0, this.features.length * this.#libraries.length);
    return { features: this.features, libraries: [...this.#libraries], values };
  }

  #grow(estimatedRows: number): void {
    const rows = this.features.length;
    const wanted = rows < SAMPLED_ROWS ? rows * GROWTH : Math.max(estimatedRows * MARGIN, rows * GROWTH);
    const larger = new Float64Array(Math.ceil(wanted) * this.#libraries.length + this.#libraries.length);
    larger.set(this.#values);
    this.#values = larger;
  }
}

/** Hash index over a growing list of names: finds repeated names of millions with 8 bytes or less a name. */
class NameIndex {
  readonly #names: readonly string[];
  /** Position + 1 of a name in its slot; 0 for an empty slot. */
  #slots = new Int32Array(2048);

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** Adds the last name of the list; returns the position of an equal earlier one, or null. */
  addLast(): number | null {
    if (this.#names.length * 2 > this.#slots.length) {
      this.#slots = new Int32Array(this.#slots.length * 2);
      for (let position = 0; position < this.#names.length - 1; position += 1) {
        this.#insert(position);
      }
    }
    return this.#insert(this.#names.length - 1);
  }

  #insert(position: number): number | null {
    const name = this.#names[position] ?? '';
    const mask = this.#slots.length - 1;
    let slot = hashOf(name) & mask;
    for (let held = this.#slots[slot]; held; held = this.#slots[slot]) {
      if (this.#names[held - 1] === name) {
        return held - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = position + 1;
    return null;
  }
}

/** FNV-1a over UTF-16 code units. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
