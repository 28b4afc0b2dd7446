const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 30_000;

/** Time before the next try to open the stream, in milliseconds: doubled after each failure, at most half a minute. */
export function retryDelay(failures: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
}

/** Waits for `ms` milliseconds or until `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
