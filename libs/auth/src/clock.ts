import { expiryOf, type AuthRecord } from './token';

/** Clock of the identity provider, derived from issued tokens. */
export interface Clock {
  /** Milliseconds since 1970; the local time until a token has been issued. */
  now(): number;
  /** Computes the clock offset from the expiry and lifetime of a newly issued token. */
  learn(record: AuthRecord): void;
}

/**
 * Clock that corrects the local time by the provider's. With a local clock ahead by more than the lifetime of a token,
 * every new token would look expired, and every call would refresh it.
 */
export function createClock(localNow: () => number): Clock {
  let aheadMs = 0;
  return {
    now: () => localNow() - aheadMs,
    learn: ({ access_token: token, expires_in: lifetime }) => {
      const expiry = expiryOf(token);
      if (expiry !== undefined && lifetime !== undefined) {
        aheadMs = localNow() + lifetime * 1000 - expiry;
      }
    },
  };
}
