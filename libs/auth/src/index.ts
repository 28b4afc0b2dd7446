// Session, the interface for the portal
export {
  createSession,
  type FinishedSignIn,
  type Session,
  type SessionDependencies,
  type SignInOutcome,
  type TokenCheck,
} from './session';
export { type SessionEnd, type SessionState } from './user-state';
export { type SignedInUser } from './user';

// Building blocks, for custom sessions
export { AUTH_STORAGE_KEY, createAuthStore, type AuthStore } from './auth-store';
export { createLock, type Lock } from './lock';
export {
  IdentityError,
  type IdentityFailure,
  type IdentityProvider,
  type ProviderSignIn,
} from './identity-provider';
export { createOidcIdentityProvider } from './oidc-identity-provider';
export { type OidcOptions } from './oidc-options';

// Rules about tokens and refusals, for screens
export { isLoginRefusal } from './login-refusal';
export { expiryOf, isExpired, subjectOf, type AuthRecord } from './token';
