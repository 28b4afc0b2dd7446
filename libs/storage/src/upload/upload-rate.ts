/** Time over which the rate is averaged, in milliseconds. */
const WINDOW_MS = 10_000;

/** Meter of the rate of all uploads. */
export interface RateMeter {
  /**
   * Takes the number of bytes sent so far, and returns bytes for each second. Null while it cannot be known; 0 after ten
   * seconds in which nothing was sent.
   */
  readonly measure: (sent: number, now: number) => number | null;
}

/** Creates a meter. A number that falls, as after a pause, counts as no progress. */
export function createRateMeter(): RateMeter {
  let samples: readonly { readonly at: number; readonly total: number }[] = [];
  let before = 0;
  let total = 0;
  let changedAt: number | null = null;
  return {
    measure: (sent, now) => {
      changedAt = changedAt === null || sent > before ? now : changedAt;
      total += Math.max(0, sent - before);
      before = sent;
      samples = [...samples.filter(({ at }) => now - at <= WINDOW_MS), { at: now, total }];
      const first = samples[0] ?? { at: now, total };
      if (total > first.total) {
        return ((total - first.total) * 1000) / (now - first.at);
      }
      return now - changedAt >= WINDOW_MS ? 0 : null;
    },
  };
}

/** Time until these bytes are sent, in milliseconds; null if it cannot be known. */
export function timeLeftMs(bytes: number, rate: number | null): number | null {
  return rate === null || rate <= 0 ? null : (bytes / rate) * 1000;
}
