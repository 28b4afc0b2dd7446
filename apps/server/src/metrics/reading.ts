/** Options of a reading. */
export interface ReadingOptions {
  /** Time for which a value is used again, in milliseconds. */
  readonly reuseMs: number;
  /** Time to wait for a new value, in milliseconds. */
  readonly limitMs: number;
  /** Use the previous value while a new one is not there in time. */
  readonly keepsLast: boolean;
}

/**
 * Reading of something that takes time, such as a query. Simultaneous and successive calls share one, and a reading that
 * hangs is not started again.
 */
export class Reading<Value> {
  readonly #read: () => Promise<Value>;
  readonly #options: ReadingOptions;
  #pending: Promise<Value> | undefined;
  #last: { value: Value; at: number } | undefined;

  constructor(read: () => Promise<Value>, options: ReadingOptions) {
    this.#read = read;
    this.#options = options;
  }

  /** Resolves to the value; rejects when it cannot be read in time. */
  async value(): Promise<Value> {
    const { reuseMs, limitMs, keepsLast } = this.#options;
    const last = this.#last;
    if (last !== undefined && performance.now() - last.at < reuseMs) return last.value;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Value>((resolve, reject) => {
      timer = setTimeout(() => {
        if (keepsLast && last !== undefined) resolve(last.value);
        else reject(new Error(`not read within ${limitMs} ms`));
      }, limitMs);
    });
    return Promise.race([this.#start(), late]).finally(() => clearTimeout(timer));
  }

  #start(): Promise<Value> {
    this.#pending ??= this.#read()
      .then((value) => {
        this.#last = { value, at: performance.now() };
        return value;
      })
      .finally(() => {
        this.#pending = undefined;
      });
    return this.#pending;
  }
}
