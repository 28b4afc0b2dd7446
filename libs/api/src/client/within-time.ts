import { HttpError, NetworkError, TimeoutError } from '../errors/errors';

export interface TimeLimit {
  /** Named in the error. */
  url: string;
  /** Milliseconds. */
  limit: number;
  /** The caller's own signal. */
  outer: AbortSignal | undefined;
}

/**
 * Runs a call with a signal that fires when the caller gives up or the time is over, whichever is first, and says by
 * the kind of error which of the two it was. The clock stops when the call settles, so a stream that has begun goes on.
 */
export async function withinTime<T>(
  { url, limit, outer }: TimeLimit,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const clock = new AbortController();
  const signal = outer ? AbortSignal.any([outer, clock.signal]) : clock.signal;
  const timer = setTimeout(() => clock.abort(new TimeoutError(url, limit)), limit);
  const settled = new AbortController();
  // A transport may be slow to notice the signal, or may not look at it at all: the caller is told at once.
  const gaveUp = new Promise<never>((_, reject) => {
    const rejectNow = () => reject(signal.reason);
    signal.addEventListener('abort', rejectNow, { signal: settled.signal });
    if (signal.aborted) {
      rejectNow();
    }
  });
  try {
    return await Promise.race([call(signal), gaveUp]);
  } catch (error) {
    throw signal.aborted || error instanceof HttpError ? error : new NetworkError(url, error);
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
}
