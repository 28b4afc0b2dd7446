import { type Caller, isAdmin } from '../identity/identity.ts';
import { ApiError } from '../http/api-error.ts';

/** Maximum number of open streams for each user, over all browsers. */
export const MAX_STREAMS = 10;

/** Interval between checks of open streams, in milliseconds. A stream outlives its sign-in by at most this time. */
const CHECK_MS = 5_000;
const RETRY_SECONDS = 30;

/** Open event stream. */
export interface LiveStream {
  caller: Caller;
  /** Access token that opened the stream. */
  token: string;
  /** Ends the stream; the client opens a new one with a new token. */
  end: () => void;
}

/**
 * Open streams of `/api/events`. A stream ends soon after its token expires, its sign-in ends, its account is deleted,
 * or its account gains or loses the admin role.
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

  /** Throws 429 when the caller has reached `MAX_STREAMS`. */
  admit(caller: Caller): void {
    const open = [...this.#streams].filter((stream) => stream.caller.sub === caller.sub).length;
    if (open < MAX_STREAMS) return;
    throw new ApiError(
      429,
      {
        'en-US': `You have ${open} live streams open, which is the most a user may have: close some pages, or read the lists now and then.`,
        'zh-CN': `您已打开 ${open} 个实时事件流，达到每位用户的上限：请关闭一些页面，或改为定时刷新列表。`,
      },
      undefined,
      { 'retry-after': String(RETRY_SECONDS) },
    );
  }

  /** Adds a stream to the periodic check. Returns the function that removes it. */
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

  /** Ends the streams whose token is no longer valid. A token that cannot be verified counts as invalid. */
  async check(): Promise<void> {
    const callers = new Map<string, Promise<Caller | undefined>>();
    for (const stream of [...this.#streams]) {
      const verified = callers.get(stream.token) ?? this.#verify(stream.token).catch(() => undefined);
      callers.set(stream.token, verified);
      const caller = await verified;
      if (!caller || isAdmin(caller) !== isAdmin(stream.caller)) stream.end();
    }
  }
}
