import { HttpError, NetworkError, TimeoutError } from '@omics-portal/api';

/** Event that an attempt waits for. */
export interface Waits {
  /** False while this computer certainly has no network. */
  readonly isOnline: () => boolean;
  /**
   * Resolves when there is a network again, the signal is aborted, or after half a minute: a server on this computer or in the local
   * network may be back while the browser still reports none.
   */
  readonly online: (signal: AbortSignal) => Promise<void>;
  /** Resolves after a time in milliseconds, when there is a network again, or the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Options of {@link untilDone}. */
export interface Retrying {
  readonly waits: Waits;
  readonly signal: AbortSignal;
  /** Called when an attempt fails and the next one waits, and when it begins. */
  readonly onStalled: (isStalled: boolean) => void;
}

/** Attempts with a network, before a failure counts: about two minutes. */
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** Longest pause that a server may ask for. */
const MAX_STATED_MS = 120_000;

/** Answers of a server that is busy, starts again, or did not get the whole request. */
const PASSING_STATUS = [408, 425, 429, 500, 502, 503, 504];

/**
 * Result of an action that is attempted again while its failure may pass: without a network for any time, with one for about
 * two minutes. Rejects with the last failure, or the reason of the signal.
 */
export async function untilDone<Result>(
  attempt: () => Promise<Result>,
  { waits, signal, onStalled }: Retrying,
): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(error)) {
        throw error;
      }
      const isOffline = !waits.isOnline();
      if (!isOffline && attempts >= MAX_ATTEMPTS) {
        throw error;
      }
      onStalled(true);
      if (isOffline) {
        await waits.online(signal);
        attempts = 0;
      } else {
        await waits.pause(pauseAfter(error, attempts), signal);
      }
      signal.throwIfAborted();
      onStalled(false);
    }
  }
}

/** Pause after a failure, in milliseconds: as long as the server says, else longer each time. */
function pauseAfter(error: unknown, attempts: number): number {
  const growing = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  const stated = error instanceof HttpError ? error.retryAfter * 1000 : 0;
  return Math.max(growing, Math.min(stated, MAX_STATED_MS));
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    (error instanceof HttpError && PASSING_STATUS.includes(error.status))
  );
}

/** Waits of this browser. */
export const BROWSER_WAITS: Waits = {
  isOnline: () => navigator.onLine,
  online: (signal) => waitFor(signal, MAX_PAUSE_MS),
  pause: (ms, signal) => waitFor(signal, ms),
};

function waitFor(signal: AbortSignal, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      clearTimeout(timer);
      end.abort();
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done, { signal: end.signal });
    signal.addEventListener('abort', done, { signal: end.signal });
    if (signal.aborted) {
      done();
    }
  });
}
