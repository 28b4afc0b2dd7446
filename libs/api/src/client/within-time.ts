import { HttpError, NetworkError, TimeoutError } from '../errors/errors';

export interface TimeLimit {
  /** URL for the error. */
  url: string;
  /** Timeout in milliseconds. */
  limit: number;
  /** The caller's own signal. */
  outer: AbortSignal | undefined;
}

/**
 * Timeout of a call: runs it with a signal that fires on the caller's abort or on the timeout, and rejects with the
 * error of whichever came first. The timer stops when the call settles, so a stream that has begun continues.
 */
export async function withinTime<T>(
  { url, limit, outer }: TimeLimit,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const clock = new AbortController();
  const signal = outer ? AbortSignal.any([outer, clock.signal]) : clock.signal;
  const timer = setTimeout(() => clock.abort(new TimeoutError(url, limit)), limit);
  const settled = new AbortController();
  // A transport may react late to the signal, or not at all: reject at once.
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
