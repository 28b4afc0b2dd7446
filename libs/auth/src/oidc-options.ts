/** Address of the identity provider, and the client that signs in. */
export interface OidcOptions {
  /** The issuer; everything else is read from its discovery document. May be relative to the page. */
  authority: string;
  clientId: string;
  scope: string;
  /** The page address that a relative authority is relative to. */
  pageUrl: string;
  /** The language that every request asks for, as `Accept-Language`. */
  locale: () => string;
}

/** The specification's time limit for every call, in seconds. */
export const REQUEST_TIMEOUT_S = 60;

/** Ends a call after the time limit. */
export function timeLimit(): AbortSignal {
  return AbortSignal.timeout(REQUEST_TIMEOUT_S * 1000);
}
