import { createHash } from 'node:crypto';
import { SharedCalls } from '../shared-calls/shared-calls.ts';
import type { Caller } from './identity.ts';

/** Time for which the caller of a token is remembered, in milliseconds. Its signature and expiry are always checked. */
const REMEMBER_MS = 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * Callers of tokens, for a minute each. Simultaneous requests with one token share the call of the provider: a page of the
 * portal sends ten, and a busy provider would answer the last too late.
 */
export class RememberedCallers {
  readonly #callers = new Map<string, { caller: Caller; until: number }>();
  readonly #calls = new SharedCalls<Caller | undefined>();

  /** Caller of a token, which `find` finds unless it is known; undefined for a token that is refused. */
  async of(token: string, find: () => Promise<Caller | undefined>): Promise<Caller | undefined> {
    const key = createHash('sha256').update(token).digest('base64');
    const known = this.#callers.get(key);
    if (known && known.until > Date.now()) return known.caller;
    return this.#calls.share(key, async () => {
      const caller = await find();
      if (caller) this.#remember(key, caller);
      return caller;
    });
  }

  #remember(key: string, caller: Caller): void {
    this.#callers.delete(key);
    this.#callers.set(key, { caller, until: Date.now() + REMEMBER_MS });
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > MAX_REMEMBERED && oldest !== undefined) this.#callers.delete(oldest);
  }
}
