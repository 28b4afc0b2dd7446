import type { AuthRecord } from './token';

/**
 * Reason of a failed identity provider call.
 * - `rejected`: refused (wrong credentials, used refresh token, invalid access token)
 * - `closed`: no sign-in of this kind from here (OAuth `access_denied`), for any password
 * - `code-needed`: the pair is right, and the account has a second factor
 * - `code-wrong`: the pair is right, and the code of the second factor is not
 * - `locked`: too many attempts; a later one may succeed
 * - `unreachable`: no response, or an unusable one
 */
export type IdentityFailure = 'rejected' | 'closed' | 'code-needed' | 'code-wrong' | 'locked' | 'unreachable';

export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  constructor(
    readonly reason: IdentityFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Completed sign-in at the provider's own page. */
export interface ProviderSignIn {
  record: AuthRecord;
  /** Page of the portal at which it was started. */
  returnTo: string;
}

/** Identity provider of a session. Every call rejects with an `IdentityError` and nothing else. */
export interface IdentityProvider {
  /** `code`: of the second factor, for an account that has one. */
  signIn(username: string, password: string, code?: string): Promise<AuthRecord>;
  /** Prepares a sign-in at the provider's own page, and resolves to its address. */
  startSignIn(returnTo: string): Promise<string>;
  /** Completes such a sign-in with the query that the provider added to the return address. */
  finishSignIn(response: string): Promise<ProviderSignIn>;
  refresh(refreshToken: string): Promise<AuthRecord>;
  /** Requests tokens in a hidden frame by the provider's own session; only for sign-ins at the provider's page. */
  renew?: (() => Promise<AuthRecord>) | undefined;
  /** Claims about the owner of an access token, in the provider's names. */
  userInfo(accessToken: string): Promise<Record<string, unknown>>;
  /**
   * Revokes the tokens; `endSession` also ends the provider's own session. Resolves to the page of the provider that does
   * so, if the browser has to visit it.
   */
  signOut(record: AuthRecord, options: { endSession: boolean }): Promise<string | undefined>;
}
