import { MAX_TABLE_PROBLEMS, type TableProblem } from './table-problem';

/** Problems of a table while it is read: the first {@link MAX_TABLE_PROBLEMS} of them, and the number of all. */
export class ProblemList {
  readonly #problems: TableProblem[] = [];
  #count = 0;

  /** Number of all problems that were added, listed or not. */
  get count(): number {
    return this.#count;
  }

  /** True when further problems are counted only. */
  get isFull(): boolean {
    return this.#problems.length >= MAX_TABLE_PROBLEMS;
  }

  /** The listed problems. */
  get problems(): readonly TableProblem[] {
    return this.#problems;
  }

  /** Adds a problem: it is listed unless the list is full. */
  add(problem: TableProblem): void {
    this.#count += 1;
    if (!this.isFull) {
      this.#problems.push(problem);
    }
  }

  /** Counts a problem that a full list cannot take, which saves the making of it. */
  addUnlisted(): void {
    this.#count += 1;
  }
}
