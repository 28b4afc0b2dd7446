/** Rest after a query, in durations of the query: a build has the database for itself meanwhile. */
const REST = 2;
/** Maximum rest in milliseconds: the next visitor waits for it. */
const MAX_REST_MS = 1500;

/** Options of the turns. */
export interface BuildTurnsOptions {
  /** Maximum number of simultaneous queries during a build. */
  queries: number;
  /** Current time in milliseconds; replaced in tests. */
  now?: () => number;
}

/**
 * Turns of queries that read a whole collection in SQL, while a read index is built: few at a time, each followed by a rest. So
 * steady queries cannot starve the build, also on a database with one connection. Without a build they run at once.
 */
export class BuildTurns {
  readonly #waiting: (() => void)[] = [];
  readonly #now: () => number;
  /** Queries that run or rest. */
  #taken = 0;
  #builds = 0;
  readonly #rests = new Set<NodeJS.Timeout>();

  constructor(private readonly options: BuildTurnsOptions) {
    this.#now = options.now ?? (() => performance.now());
  }

  /** Runs a query in its turn, in order of arrival. */
  async query<Result>(ask: () => Promise<Result>): Promise<Result> {
    if (this.#builds === 0) return ask();
    if (this.#taken < this.options.queries) this.#taken += 1;
    // Who wakes it up has taken the turn for it.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const began = this.#now();
    try {
      return await ask();
    } finally {
      this.#rest(Math.min(REST * (this.#now() - began), MAX_REST_MS));
    }
  }

  /** Runs a build. At its end all waiting queries run. */
  async build<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#builds += 1;
    try {
      return await work();
    } finally {
      this.#builds -= 1;
      if (this.#builds === 0) this.#endRests();
    }
  }

  #rest(ms: number): void {
    if (this.#builds === 0) return this.#release();
    const rest = setTimeout(() => {
      this.#rests.delete(rest);
      this.#release();
    }, ms);
    // A stopping server does not wait for it.
    rest.unref();
    this.#rests.add(rest);
  }

  #release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken -= 1;
  }

  #endRests(): void {
    for (const rest of this.#rests) clearTimeout(rest);
    this.#taken += this.#waiting.length - this.#rests.size;
    this.#rests.clear();
    for (const run of this.#waiting.splice(0)) run();
  }
}
