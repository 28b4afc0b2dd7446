import { type ExpressionMatrix } from './expression-matrix';
import { NameList } from './name-list';

const FIRST_ROWS = 1024;
const GROWTH = 1.5;
/** So much more room than was estimated saves copying the values at the end. */
const MARGIN = 1.1;

/** Collects the rows of a matrix in one typed array. Features must be unique; repeated ones are reported. */
export class MatrixBuilder {
  readonly features: NameList = new NameList();
  readonly #libraries: readonly string[];
  #lines = new Uint32Array(FIRST_ROWS);
  #earlier: number | null = null;
  #values: Float64Array;

  constructor(libraries: readonly string[]) {
    this.#libraries = libraries;
    this.#values = new Float64Array(FIRST_ROWS * libraries.length);
  }

  /** Adds a row and returns the position of its first value; `estimate` gives the expected number of rows, 0 if unknown. */
  addRow(feature: string, line: number, estimate: () => number): number {
    const row = this.features.length;
    const at = row * this.#libraries.length;
    if (row === this.#lines.length || at + this.#libraries.length > this.#values.length) {
      this.#grow(estimate());
    }
    this.#earlier = this.features.add(feature);
    this.#lines[row] = line;
    return at;
  }

  /** Writes one value at a position that is counted from the one that `addRow` returned. */
  set(position: number, value: number): void {
    this.#values[position] = value;
  }

  /** Line on which the feature of the row added last came before, or null. */
  earlierLine(): number | null {
    return this.#earlier === null ? null : (this.#lines[this.#earlier] ?? null);
  }

  /** The matrix; a view on the values that were written, without a copy. No row can be added afterwards. */
  build(): ExpressionMatrix {
    this.features.close();
    this.#lines = new Uint32Array(0);
    const values = this.#values.subarray(0, this.features.length * this.#libraries.length);
    return { features: this.features, libraries: [...this.#libraries], values };
  }

  #grow(estimatedRows: number): void {
    const rows = Math.ceil(Math.max(estimatedRows * MARGIN, this.features.length * GROWTH));
    const values = new Float64Array(rows * this.#libraries.length);
    values.set(this.#values.subarray(0, this.features.length * this.#libraries.length));
    this.#values = values;
    const lines = new Uint32Array(rows);
    lines.set(this.#lines);
    this.#lines = lines;
  }
}
