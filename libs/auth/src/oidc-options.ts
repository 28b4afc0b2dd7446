/** Identity provider and client of the sign-in. */
export interface OidcOptions {
  /** Issuer; endpoints come from its discovery document. May be relative to the page. */
  authority: string;
  clientId: string;
  scope: string;
  /**
   * Way to sign in: `password` by the portal's own form, `code` at the provider's page (authorization code with PKCE).
   */
  flow?: 'password' | 'code';
  /**
   * Address of the user info, which may be relative to the page. Without it that of the provider; the portal's server has
   * one of its own, with the name, groups and roles that decide about access.
   */
  userInfoUrl?: string | undefined;
  /** Bundled user info, of a portal with one local user: then none is requested. */
  localUser?: Record<string, unknown> | undefined;
  /** Base URL of a relative authority: the page. */
  pageUrl: string;
  /** Language of every request, as `Accept-Language`. */
  locale: () => string;
}

/** Time limit of every call in seconds, from the specification. */
export const REQUEST_TIMEOUT_S = 60;

/** Signal that aborts a call after the time limit. */
export function timeLimit(): AbortSignal {
  return AbortSignal.timeout(REQUEST_TIMEOUT_S * 1000);
}
