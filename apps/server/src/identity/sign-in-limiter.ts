/** Failed attempts that one name or one address may make before it has to wait. */
const FAILURES_PER_NAME = 5;
const FAILURES_PER_ADDRESS = 50;
const WINDOW_MS = 60_000;
const MOST_KEYS = 10_000;

interface Count {
  failures: number;
  until: number;
}

/**
 * Slows down guessing. Only failures count, and a success forgives them, so nobody who knows the password waits because of
 * their own work. Names are counted per address: a stranger cannot lock an account for its owner.
 */
export class SignInLimiter {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Seconds to wait before the next attempt; 0 when it may be made now. */
  waitSeconds(address: string, name: string): number {
    const waits = [
      this.#wait(nameKey(address, name), FAILURES_PER_NAME),
      this.#wait(address, FAILURES_PER_ADDRESS),
    ];
    return Math.ceil(Math.max(...waits) / 1000);
  }

  failed(address: string, name: string): void {
    for (const key of [nameKey(address, name), address]) {
      const count = this.#live(key);
      if (count) count.failures += 1;
      else this.#counts.set(key, { failures: 1, until: this.#now() + WINDOW_MS });
    }
    if (this.#counts.size > MOST_KEYS) this.#forgetOld();
  }

  succeeded(address: string, name: string): void {
    this.#counts.delete(nameKey(address, name));
  }

  #wait(key: string, most: number): number {
    const count = this.#live(key);
    return count && count.failures >= most ? count.until - this.#now() : 0;
  }

  #live(key: string): Count | undefined {
    const count = this.#counts.get(key);
    return count && count.until > this.#now() ? count : (this.#counts.delete(key), undefined);
  }

  #forgetOld(): void {
    for (const key of this.#counts.keys()) this.#live(key);
  }
}

function nameKey(address: string, name: string): string {
  return `${address} ${name.trim().toLowerCase()}`;
}
