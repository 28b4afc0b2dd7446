import { type ExpressionMatrix } from './expression-matrix';
import { NameList } from './name-list';

const FIRST_ROWS = 1024;
const GROWTH = 1.5;
/** Extra capacity over the estimate, to avoid a final copy. */
const MARGIN = 1.1;

/** Builder of a matrix in one typed array. Features must be unique; duplicates are reported. */
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

  /**
   * Adds a row and returns the offset of its first value; `estimate` returns the expected number of rows, 0 if unknown.
   */
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

  /** Writes one value at an offset relative to that of `addRow`. */
  set(position: number, value: number): void {
    this.#values[position] = value;
  }

  /** Writes the values of a row at the offset of `addRow`. */
  setRow(at: number, values: Float64Array): void {
    this.#values.set(values, at);
  }

  /** Line of an earlier row with the feature of the last row, or null. */
  earlierLine(): number | null {
    return this.#earlier === null ? null : (this.#lines[this.#earlier] ?? null);
  }

  /** Matrix as a view on the written values, without a copy. Rows cannot be added afterwards. */
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
