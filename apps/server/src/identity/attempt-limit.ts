import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Attempt window: the number of attempts per key in a period. */
export interface AttemptWindow {
  attempts: number;
  seconds: number;
}

/**
 * Rate limiter for attempts per key, such as an account, in one or more fixed windows. An attempt counts when it begins, so
 * that simultaneous attempts cannot all pass; a successful one is given back.
 */
export class AttemptLimit {
  readonly #windows: readonly RateLimiterMemory[];

  constructor(windows: readonly AttemptWindow[]) {
    this.#windows = windows.map(
      ({ attempts, seconds }) => new RateLimiterMemory({ points: attempts, duration: seconds }),
    );
  }

  /** Counts one attempt. Returns 0 if it is allowed, else the seconds until the next one is. */
  async take(key: string): Promise<number> {
    for (const window of this.#windows) {
      try {
        await window.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return seconds(refused);
        throw refused;
      }
    }
    return 0;
  }

  /** Seconds until the next attempt is allowed, without counting one; 0 if it is allowed now. */
  async waitSeconds(key: string): Promise<number> {
    const waits = await Promise.all(
      this.#windows.map(async (window) => {
        const state = await window.get(key);
        return state !== null && state.consumedPoints >= window.points ? seconds(state) : 0;
      }),
    );
    return Math.max(...waits);
  }

  /** Gives back one successful attempt. */
  async giveBack(key: string): Promise<void> {
    for (const window of this.#windows) await window.reward(key);
  }

  /** Gives back one successful attempt, and clears the failures of the first (shortest) window. */
  async forgive(key: string): Promise<void> {
    const [first, ...others] = this.#windows;
    await first?.delete(key);
    for (const window of others) await window.reward(key);
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
