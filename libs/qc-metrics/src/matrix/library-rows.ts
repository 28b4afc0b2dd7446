import { isSampleSheet } from './sample-sheet';
import { type TableProblem } from './table-problem';

/**
 * Libraries of the sample sheet among the names of the rows of a data table: a table whose columns have none of them, and whose rows
 * do, is transposed. A sample sheet in place of the data has such rows too, and is not.
 */
export class LibraryRows {
  readonly #libraries: ReadonlySet<string>;
  readonly #found = new Set<string>();

  constructor(libraries: readonly string[]) {
    this.#libraries = new Set(libraries);
  }

  /** Adds the name of a row. */
  add(name: string): void {
    if (this.#libraries.has(name)) {
      this.#found.add(name);
    }
  }

  /** Problem of a transposed table with these columns, or none. The beginning of a table may have two rows only. */
  problems(header: readonly string[]): TableProblem[] {
    const isTransposed =
      this.#found.size >= Math.min(2, this.#libraries.size) &&
      !header.some((column) => this.#libraries.has(column)) &&
      !isSampleSheet(header);
    return isTransposed ? [{ code: 'transposed', params: { rows: this.#found.size } }] : [];
  }
}
