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
  const timer = setTimeout(() => clock.abort(new TimeoutError(url, limit)), limit);
  try {
    return await call(outer ? AbortSignal.any([outer, clock.signal]) : clock.signal);
  } catch (error) {
    if (outer?.aborted) {
      throw outer.reason;
    }
    if (clock.signal.aborted) {
      throw clock.signal.reason;
    }
    throw error instanceof HttpError ? error : new NetworkError(url, error);
  } finally {
    clearTimeout(timer);
  }
}
