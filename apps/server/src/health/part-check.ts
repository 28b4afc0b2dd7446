/** Part of the server that a request may need: the database, the object store, an engine. */
export interface ServerPart {
  readonly name: string;
  /** Resolves when the part works, and rejects with the reason when it does not. */
  check(): Promise<void>;
}

/** Options of the checks. */
export interface PartCheckOptions {
  /** Time limit of one check, in milliseconds. */
  readonly limitMs: number;
  /** Writes one line: a part is away, or back. */
  readonly print: (line: string) => void;
}

/**
 * Check of one part with a time limit. A part that hangs is checked once, not again by every probe. The reason goes to the log
 * when it changes, and never to the caller.
 */
export class PartCheck {
  readonly name: string;
  readonly #part: ServerPart;
  readonly #options: PartCheckOptions;
  #pending: Promise<string | undefined> | undefined;
  #logged: string | undefined;

  constructor(part: ServerPart, options: PartCheckOptions) {
    this.name = part.name;
    this.#part = part;
    this.#options = options;
  }

  /** True if the part works. */
  async works(): Promise<boolean> {
    const { limitMs } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`no answer within ${limitMs} ms`), limitMs);
    });
    const reason = await Promise.race([this.#ask(), late]);
    clearTimeout(timer);
    this.#log(reason);
    return reason === undefined;
  }

  /** Resolves to the reason of a failure. A call while another is pending gets the result of that one. */
  #ask(): Promise<string | undefined> {
    this.#pending ??= this.#part
      .check()
      .then(() => undefined, reasonOf)
      .finally(() => {
        this.#pending = undefined;
      });
    return this.#pending;
  }

  #log(reason: string | undefined): void {
    if (reason === this.#logged) return;
    this.#logged = reason;
    this.#options.print(
      reason === undefined ? `Part "${this.name}" is back.` : `Part "${this.name}" is away: ${reason}`,
    );
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}
