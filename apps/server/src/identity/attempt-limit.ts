import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Number of attempts that a key may make within a time. */
export interface AttemptWindow {
  attempts: number;
  seconds: number;
}

/**
 * Counts attempts of a key, such as an account, in one or more fixed windows. An attempt counts from the moment it begins,
 * so that attempts at the same time cannot pass together; one that turns out to be right is given back.
 */
export class AttemptLimit {
  readonly #windows: readonly RateLimiterMemory[];

  constructor(windows: readonly AttemptWindow[]) {
    this.#windows = windows.map(
      ({ attempts, seconds }) => new RateLimiterMemory({ points: attempts, duration: seconds }),
    );
  }

  /** Counts one attempt. Returns 0 when it may go on, or the seconds until the next one may. */
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

  /** Seconds until the next attempt may be made, without counting one; 0 when it may be made now. */
  async waitSeconds(key: string): Promise<number> {
    const waits = await Promise.all(
      this.#windows.map(async (window) => {
        const state = await window.get(key);
        return state !== null && state.consumedPoints >= window.points ? seconds(state) : 0;
      }),
    );
    return Math.max(...waits);
  }

  /** Takes back one attempt that was right. */
  async giveBack(key: string): Promise<void> {
    for (const window of this.#windows) await window.reward(key);
  }

  /** Takes back one attempt that was right, and forgets the failures of the first (shortest) window. */
  async forgive(key: string): Promise<void> {
    const [first, ...others] = this.#windows;
    await first?.delete(key);
    for (const window of others) await window.reward(key);
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
