/** Time over which the rate is averaged, in milliseconds. */
const WINDOW_MS = 10_000;
/** Longest time between two measurements that fill the window, in milliseconds. */
const MAX_INTERVAL_MS = 2000;

/** Meter of the rate of all uploads. */
export interface RateMeter {
  /**
   * Takes the number of bytes sent so far, and returns bytes for each second. Null until something was sent; 0 only after ten seconds
   * in which nothing was.
   */
  readonly measure: (sent: number, now: number) => number | null;
}

/** Creates a meter. A number that falls, as after a pause, counts as no progress. */
export function createRateMeter(): RateMeter {
  let samples: readonly { readonly at: number; readonly total: number }[] = [];
  let before = 0;
  let total = 0;
  return {
    measure: (sent, now) => {
      total += Math.max(0, sent - before);
      before = sent;
      samples = [...samples.filter(({ at }) => now - at <= WINDOW_MS), { at: now, total }];
      const first = samples[0];
      const time = first ? now - first.at : 0;
      const sentIn = first ? total - first.total : 0;
      return time > 0 && (sentIn > 0 || time > WINDOW_MS - MAX_INTERVAL_MS) ? (sentIn * 1000) / time : null;
    },
  };
}

/** Time until these bytes are sent, in milliseconds; null if it cannot be known. */
export function timeLeftMs(bytes: number, rate: number | null): number | null {
  return rate === null || rate <= 0 ? null : (bytes / rate) * 1000;
}
