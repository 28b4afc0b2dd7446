import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_SECONDS = 90 * 24 * 3600;

/**
 * Remembers, in a signed cookie, that a browser has signed in to an account before (OWASP "device cookies"). While strangers
 * guess the password of an account, its owner gets in from such a browser, because its attempts are counted apart.
 */
export class KnownDevices {
  readonly #secret: string;
  readonly #secure: boolean;
  readonly #now: () => number;

  /** `secure` keeps the cookie off plain HTTP. */
  constructor(secret: string, secure: boolean, now: () => number = Date.now) {
    this.#secret = secret;
    this.#secure = secure;
    this.#now = now;
  }

  /** The `Set-Cookie` value for a browser that has just signed in. */
  cookieFor(sub: string): string {
    const expires = Math.floor(this.#now() / 1000) + LIFE_SECONDS;
    const attributes = `Path=/identity; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Strict${this.#secure ? '; Secure' : ''}`;
    return `${cookieName(sub)}=${expires}.${this.#sign(sub, expires)}; ${attributes}`;
  }

  /** Whether a `Cookie` header shows that this browser has signed in to the account. */
  isKnown(header: string | undefined, sub: string): boolean {
    const prefix = `${cookieName(sub)}=`;
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
    return createHmac('sha256', this.#secret).update(`known-device ${sub} ${expires}`).digest('base64url');
  }
}

/** One cookie an account, so that people who share a browser do not displace each other. */
function cookieName(sub: string): string {
  return `portal-device-${createHash('sha256').update(sub).digest('hex').slice(0, 16)}`;
}
