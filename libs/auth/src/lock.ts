/** Mutual exclusion by name across all tabs of the origin. */
export type Lock = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** Used part of `navigator.locks`. */
export interface WebLocks {
  request<T>(name: string, run: () => Promise<T>): Promise<T>;
}

const LEASE_MS = 15_000;
const SETTLE_MS = 40;
const POLL_MS = 100;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Current holder of the lease, if any: an expired lease (a closed tab) has none. */
export function leaseHolder(text: string | null, nowMs: number): string | undefined {
  const [owner, until] = (text ?? '').split('|');
  return owner && Number(until) > nowMs ? owner : undefined;
}

/**
 * Lock based on Web Locks where available. They exist only on https and localhost, so a portal served over http on a
 * laboratory network falls back to a lease in local storage: write an id, wait, and continue if it is unchanged.
 */
export function createLock(
  locks: WebLocks | undefined,
  storage: Storage,
  now: () => number = Date.now,
): Lock {
  if (locks) {
    return (name, run) => locks.request(name, run);
  }
  /** False when the storage is full: no tab can write a lease then, so none is waited for. */
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
