import type { Caller } from '../identity/identity.ts';
import { isAdmin } from '../identity/identity.ts';
import { ApiError } from '../http/api-error.ts';

/** Streams that one user may have open at a time, over all browsers. */
export const MAX_STREAMS = 10;

/** Interval between checks of open streams, in milliseconds. A stream outlives its sign-in by at most this long. */
const CHECK_MS = 5_000;
const RETRY_SECONDS = 30;

/** An open stream of events. */
export interface LiveStream {
  caller: Caller;
  /** The access token that it was opened with. */
  token: string;
  /** Ends the stream; the client opens a new one with a new token. */
  end: () => void;
}

/**
 * The open streams of `/api/events`. Each one ends soon after its token has expired or its sign-in has ended, and when its
 * account is gone or has become, or is no longer, an admin's.
 */
export class LiveStreams {
  readonly #streams = new Set<LiveStream>();
  readonly #verify: (token: string) => Promise<Caller | undefined>;
  readonly #checkMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(verify: (token: string) => Promise<Caller | undefined>, checkMs = CHECK_MS) {
    this.#verify = verify;
    this.#checkMs = checkMs;
  }

  /** Throws 429 when the caller has as many streams as a user may. */
  admit(caller: Caller): void {
    const open = [...this.#streams].filter((stream) => stream.caller.sub === caller.sub).length;
    if (open < MAX_STREAMS) return;
    throw new ApiError(
      429,
      `You have ${open} live streams open, which is the most a user may have: close some pages, or read the lists now and then.`,
      undefined,
      { 'retry-after': String(RETRY_SECONDS) },
    );
  }

  /** Watches a stream. Returns how to forget it. */
  add(stream: LiveStream): () => void {
    this.#streams.add(stream);
    this.#timer ??= setInterval(() => void this.check(), this.#checkMs).unref();
    return () => {
      this.#streams.delete(stream);
      if (this.#streams.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  /** Ends the streams whose token is no longer good. A sign-in that cannot be checked counts as ended. */
  async check(): Promise<void> {
    const callers = new Map<string, Promise<Caller | undefined>>();
    for (const stream of [...this.#streams]) {
      const asked = callers.get(stream.token) ?? this.#verify(stream.token).catch(() => undefined);
      callers.set(stream.token, asked);
      const caller = await asked;
      if (!caller || isAdmin(caller) !== isAdmin(stream.caller)) stream.end();
    }
  }
}
