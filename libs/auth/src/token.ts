/** What the portal keeps of a sign-in, in the shape that is stored. */
export interface AuthRecord {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
}

/**
 * When an access token expires, in milliseconds since 1970; undefined for an opaque token or one without `exp`.
 * The signature is the server's business: the browser only wants to know whether sending the token is worth it.
 */
export function expiryOf(token: string): number | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) {
    return undefined;
  }
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(base64));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
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
