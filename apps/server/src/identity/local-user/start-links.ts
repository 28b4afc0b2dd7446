import { randomBytes } from 'node:crypto';
import { secretDigest } from '../secrets/secret-digest.ts';

/** Lifetime of a start link: the time in which a browser opens, on a slow machine. */
const LIFETIME_MS = 2 * 60_000;

/** Page of the provider that uses a start link. */
export const START_PAGE = '/identity/start';

/**
 * Start links: each signs the local user in, once and within two minutes. The token is in the fragment of the address, which
 * browsers do not send, so that no log has it. Links are in memory only and end with the server.
 */
export class StartLinks {
  readonly #origin: string;
  readonly #now: () => number;
  readonly #expiries = new Map<string, number>();

  constructor(origin: string, now: () => number = Date.now) {
    this.#origin = origin;
    this.#now = now;
  }

  /** Creates a link; earlier ones stay valid, because several windows may open at once. */
  create(): string {
    for (const [digest, expiry] of this.#expiries) if (expiry <= this.#now()) this.#expiries.delete(digest);
    const token = randomBytes(32).toString('base64url');
    this.#expiries.set(secretDigest(token), this.#now() + LIFETIME_MS);
    return `${this.#origin}${START_PAGE}#${token}`;
  }

  /** Uses a token up; false for one that is unknown, used or expired. */
  take(token: string): boolean {
    const digest = secretDigest(token);
    const expiry = this.#expiries.get(digest) ?? 0;
    this.#expiries.delete(digest);
    return expiry > this.#now();
  }
}
