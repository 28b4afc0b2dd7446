import { expiryOf, type AuthRecord } from './token';

/** The identity provider's time, learned from the tokens that it issues. */
export interface Clock {
  /** Milliseconds since 1970; the time of this computer until a token has been issued. */
  now(): number;
  /** Compares the expiry of a token that has just been issued with its lifetime. */
  learn(record: AuthRecord): void;
}

/**
 * Corrects a computer's clock by the provider's. With a clock that is ahead by more than the lifetime of a token, every
 * new token would look expired, and every call would renew it.
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
