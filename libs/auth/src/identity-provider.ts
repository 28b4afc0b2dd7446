import type { AuthRecord } from './token';

/**
 * Why the identity provider did not do as asked.
 * - `rejected`: it understood and said no (wrong pair, refresh token used up, access token not accepted)
 * - `closed`: it takes no such sign-in from here (OAuth `access_denied`), whatever the password
 * - `locked`: too many attempts; later it may answer again
 * - `unreachable`: no answer, or no sensible one
 */
export type IdentityFailure = 'rejected' | 'closed' | 'locked' | 'unreachable';

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

/** What the session needs from an identity provider. Every call rejects with an `IdentityError` and nothing else. */
export interface IdentityProvider {
  signIn(username: string, password: string): Promise<AuthRecord>;
  refresh(refreshToken: string): Promise<AuthRecord>;
  /** The claims about the owner of an access token, as the provider words them. */
  userInfo(accessToken: string): Promise<Record<string, unknown>>;
  /** Makes the tokens useless; `endSession` also ends the session that the provider itself keeps. */
  signOut(record: AuthRecord, options: { endSession: boolean }): Promise<void>;
}
