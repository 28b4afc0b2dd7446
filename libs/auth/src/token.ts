/** Tokens of a sign-in, as they are stored. */
export interface AuthRecord {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
  /** Lifetime of the access token in seconds, of a record that has just been issued. */
  readonly expires_in?: number | undefined;
}

/** The claims of a JWT, unverified; an opaque token has none. The signature is the server's business. */
function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = token.split('.')[1];
  if (payload === undefined) {
    return {};
  }
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/**
 * When an access token expires, in milliseconds since 1970; undefined for an opaque token or one without `exp`.
 * The browser only wants to know whether sending the token is worth it.
 */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
}

/** The account that an access token belongs to (`sub`); undefined for an opaque token or one without it. */
export function subjectOf(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== '' ? sub : undefined;
}

/** A token that names no expiry counts as not expired. */
export function isExpired(token: string, nowMs: number): boolean {
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry < nowMs;
}

/** Authenticated: a token is stored and is not expired. */
export function isAuthenticated(record: AuthRecord | undefined, nowMs: number): record is AuthRecord {
  return record !== undefined && !isExpired(record.access_token, nowMs);
}
