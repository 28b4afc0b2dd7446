import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { cookieName } from './cookie-names.ts';

const LIFE_SECONDS = 90 * 24 * 3600;

/**
 * Device cookies (OWASP): a signed cookie marks a browser that has signed in to an account before. Its attempts are counted
 * separately, so that the owner can sign in while others guess the password.
 */
export class KnownDevices {
  readonly #secret: () => string;
  readonly #secure: boolean;
  readonly #now: () => number;

  /** `secret` is the present one; `secure` restricts the cookie to HTTPS. */
  constructor(secret: () => string, secure: boolean, now: () => number = Date.now) {
    this.#secret = secret;
    this.#secure = secure;
    this.#now = now;
  }

  /** `Set-Cookie` value for a browser that has just signed in. */
  cookieFor(sub: string): string {
    const expires = Math.floor(this.#now() / 1000) + LIFE_SECONDS;
    const attributes = `Path=/identity; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`;
    return `${this.#cookieOf(sub)}=${expires}.${this.#sign(sub, expires)}; ${attributes}`;
  }

  /** True if a `Cookie` header proves an earlier sign-in to the account. */
  isKnown(header: string | undefined, sub: string): boolean {
    const prefix = `${this.#cookieOf(sub)}=`;
    const value = header
      ?.split(/;\s*/)
      .find((cookie) => cookie.startsWith(prefix))
      ?.slice(prefix.length);
    const [, expires, signature = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(value ?? '') ?? [];
    if (expires === undefined || Number(expires) * 1000 < this.#now()) return false;
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.#sign(sub, Number(expires)));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(sub: string, expires: number): string {
    return createHmac('sha256', this.#secret()).update(`known-device ${sub} ${expires}`).digest('base64url');
  }

  /** One cookie for each account, so that users of a shared browser do not overwrite each other's. */
  #cookieOf(sub: string): string {
    const account = createHash('sha256').update(sub).digest('hex').slice(0, 16);
    return cookieName(`portal-device-${account}`, this.#secure);
  }
}
