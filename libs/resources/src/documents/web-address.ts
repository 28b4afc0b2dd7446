/** Reason why an address is not opened. */
export type AddressRefusal = 'missing' | 'unreadable' | 'not-https' | 'origin';

/** Result of reading an address: its URL, or why it is not opened. */
export type AddressReading =
  | { readonly ok: true; readonly url: URL; readonly isOwn: boolean }
  | { readonly ok: false; readonly reason: AddressRefusal; readonly origin?: string };

interface AddressPolicy {
  /** Address of the page; its origin is always allowed, and relative addresses start from it. */
  readonly page: string;
  /** Other origins, such as `https://docs.example.org`. */
  readonly allowedOrigins: readonly string[];
}

/**
 * Reads an address from an untrusted source. It may be opened if it is on the page's own origin, or by https on an
 * allowed one. `javascript:`, `data:` and the like have no such origin and are refused with the rest.
 */
export function readWebAddress(
  given: string | undefined,
  { page, allowedOrigins }: AddressPolicy,
): AddressReading {
  const text = given?.trim() ?? '';
  if (text === '') {
    return { ok: false, reason: 'missing' };
  }
  const url = parse(text, page);
  if (url === undefined) {
    return { ok: false, reason: 'unreadable' };
  }
  if (url.origin === new URL(page).origin) {
    return { ok: true, url, isOwn: true };
  }
  if (url.protocol !== 'https:') {
    return { ok: false, reason: 'not-https' };
  }
  const allowed = allowedOrigins.some((origin) => parse(origin)?.origin === url.origin);
  return allowed ? { ok: true, url, isOwn: false } : { ok: false, reason: 'origin', origin: url.origin };
}

/** Parses an http(s) address; undefined for other addresses and for those with a user name. */
function parse(text: string, base?: string): URL | undefined {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}
