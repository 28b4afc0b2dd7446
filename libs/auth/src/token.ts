/** Stored tokens of a sign-in. */
export interface AuthRecord {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
  /** Id token of a sign-in at the provider, which its sign-out needs as a hint. It opens nothing. */
  readonly id_token?: string | undefined;
  /** Lifetime of the access token in seconds, of a newly issued record. */
  readonly expires_in?: number | undefined;
}

/** Claims of a JWT, unverified; an opaque token has none. The server verifies the signature. */
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
 * Expiry of an access token in milliseconds since 1970; undefined for an opaque token or one without `exp`. The browser
 * only uses it to decide whether sending the token is useful.
 */
export function expiryOf(token: string): number | undefined {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
}

/** Account of an access token (`sub`); undefined for an opaque token or one without it. */
export function subjectOf(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && sub !== '' ? sub : undefined;
}

/** True if a token has expired; one without expiry never does. */
export function isExpired(token: string, nowMs: number): boolean {
  const expiry = expiryOf(token);
  return expiry !== undefined && expiry < nowMs;
}

/** True if a token is stored and has not expired. */
export function isAuthenticated(record: AuthRecord | undefined, nowMs: number): record is AuthRecord {
  return record !== undefined && !isExpired(record.access_token, nowMs);
}
