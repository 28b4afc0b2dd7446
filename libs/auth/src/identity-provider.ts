import type { AuthRecord } from './token';

/**
 * Reason of a failed identity provider call.
 * - `rejected`: refused (wrong credentials, used refresh token, invalid access token)
 * - `closed`: no sign-in of this kind from here (OAuth `access_denied`), for any password
 * - `locked`: too many attempts; a later one may succeed
 * - `unreachable`: no response, or an unusable one
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

/** Identity provider of a session. Every call rejects with an `IdentityError` and nothing else. */
export interface IdentityProvider {
  signIn(username: string, password: string): Promise<AuthRecord>;
  refresh(refreshToken: string): Promise<AuthRecord>;
  /** Claims about the owner of an access token, in the provider's names. */
  userInfo(accessToken: string): Promise<Record<string, unknown>>;
  /** Revokes the tokens; `endSession` also ends the provider's own session. */
  signOut(record: AuthRecord, options: { endSession: boolean }): Promise<void>;
}
