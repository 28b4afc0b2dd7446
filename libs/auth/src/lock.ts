/** Runs one piece of work at a time for a name, across all tabs of the origin. */
export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** The part of `navigator.locks` that is used here. */
export interface WebLocks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

const LEASE_MS = 15_000;
const SETTLE_MS = 40;
const POLL_MS = 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Who holds the lease now, if anybody: a lease that ran out (a closed tab) holds nothing. */
export function leaseHolder(text: string | null, nowMs: number): string | undefined {
  const [owner, until] = (text ?? '').split('|');
  return owner && Number(until) > nowMs ? owner : undefined;
}

/**
 * Web Locks where the browser has them. They exist only on https and localhost, so a portal served over plain http on a
 * laboratory network falls back to a lease in local storage: write your name, wait a moment, and go on if it is still yours.
 */
export function createLock(
  locks: WebLocks | undefined,
  storage: Storage,
  now: () => number = Date.now,
): Lock {
  if (locks) {
    return (name, run) => locks.request(name, run);
  }
  /** False where the storage is full: then no tab can leave a lease, and none is waited for. */
  const claim = (key: string, lease: string) => {
    try {
      storage.setItem(key, lease);
      return true;
    } catch {
      return false;
    }
  };
  return async (name, run) => {
    const key = `pro__lock ${name}`;
    const me = `${now()}-${Math.random()}`;
    for (;;) {
      if (leaseHolder(storage.getItem(key), now()) === undefined) {
        if (!claim(key, `${me}|${now() + LEASE_MS}`)) {
          return run();
        }
        await wait(SETTLE_MS);
      }
      if (leaseHolder(storage.getItem(key), now()) === me) {
        break;
      }
      await wait(POLL_MS);
    }
    try {
      return await run();
    } finally {
      storage.removeItem(key);
    }
  };
}
