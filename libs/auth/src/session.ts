import { createAuthFetch } from './auth-fetch';
import { type AuthStore } from './auth-store';
import { IdentityError, type IdentityFailure, type IdentityProvider } from './identity-provider';
import { type Lock } from './lock';
import { createClock } from './clock';
import { createRefresher, type RefreshOutcome } from './refresher';
import { isAuthenticated, isExpired, type AuthRecord } from './token';
import { type SignedInUser } from './user';
import { createUserState, type SessionState } from './user-state';

/** Result of a sign-in attempt; each has its own message. */
export type SignInOutcome = 'signed-in' | IdentityFailure;

/** Result of a sign-in at the provider's own page. */
export interface FinishedSignIn {
  outcome: SignInOutcome;
  /** Page of the portal that was wanted at its start; empty if unknown. */
  returnTo: string;
}

/**
 * Result of a token check. `unreachable`: the token has expired, and without a response it is unknown whether it can be
 * renewed.
 */
export type TokenCheck = 'valid' | 'invalid' | 'unreachable';

export interface Session {
  /** State; the same object until something changes, as `useSyncExternalStore` requires. */
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Sign-in: keeps a valid stored token of the same user, otherwise requests one. Never rejects, and does not wait for
   * the user info of a new token: the state reports when it has arrived. `code`: of the second factor, after the outcome
   * `code-needed`.
   */
  signIn(username: string, password: string, code?: string): Promise<SignInOutcome>;
  /**
   * Prepares a sign-in at the provider's own page; resolves to its address. `returnTo`: page of the portal that was wanted.
   * Rejects with an `IdentityError`.
   */
  startSignIn(returnTo: string): Promise<string>;
  /** Completes such a sign-in with the query of the return address. Never rejects; once for each query. */
  finishSignIn(response: string): Promise<FinishedSignIn>;
  /**
   * Sign-out: removes the tokens, then notifies the provider; rejects with an `IdentityError` when only the
   * notification failed. Resolves to a page of the provider that ends its own session, if the browser has to visit it.
   */
  signOut(): Promise<string | undefined>;
  /** Removes the tokens in this browser without notifying the provider. */
  forget(): void;
  /** True if an unexpired token is stored. Synchronous, without a request. */
  hasValidToken(): boolean;
  /** Resolves to the state of the stored token, after a silent refresh if it has expired and can be refreshed. */
  checkToken(): Promise<TokenCheck>;
  /** User of the stored token, requested once per sign-in. Rejects with an `IdentityError`. */
  loadUser(): Promise<SignedInUser>;
  /** Requests the user again, after a change of the account; the state has the former one until then. */
  refreshUser(): void;
  accessToken(): string | undefined;
  /** `fetch` with the current token; on a 401 it refreshes and retries the same request once. */
  authFetch(request: Request): Promise<Response>;
}

export interface SessionDependencies {
  provider: IdentityProvider;
  store: AuthStore;
  lock: Lock;
  /** Host name of the page: on localhost the provider has no session worth ending. */
  hostname: string;
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
const CHECK_AFTER_REFRESH: Record<RefreshOutcome, TokenCheck> = {
  refreshed: 'valid',
  refused: 'invalid',
  unreachable: 'unreachable',
};

/** Session of this tab, synchronised with other tabs through the store. */
export function createSession({
  provider,
  store: baseStore,
  lock,
  hostname,
  fetch: send = (request) => fetch(request),
  now: localNow = Date.now,
}: SessionDependencies): Session {
  const { now, learn } = createClock(localNow);
  const store: AuthStore = {
    ...baseStore,
    write: (record) => {
      learn(record);
      baseStore.write(record);
    },
  };
  const user = createUserState(provider, store, now);
  const refresh = createRefresher({
    provider,
    store,
    lock,
    now,
    onRefused: user.end,
  });
  const finishSignIn = createFinish(provider, (record) => {
    user.end();
    store.write(record);
    user.load().catch(() => undefined);
  });
  const hasValidToken = () => isAuthenticated(store.read(), now());
  const refreshUser = () => user.follow(hasValidToken());
  store.onForeignChange(refreshUser);

  return {
    getState: user.get,
    subscribe: user.subscribe,
    forget: () => user.end(),
    hasValidToken,
    refreshUser,
    loadUser: user.load,
    accessToken: () => store.read()?.access_token,
    authFetch: createAuthFetch({ store, canRenew: provider.renew !== undefined, refresh, send, now }),
    signIn: async (username, password, code) => {
      if (hasValidToken() && isNamed(await user.load().catch(() => undefined), username)) {
        return 'signed-in';
      }
      user.end();
      try {
        store.write(await provider.signIn(username, password, code));
      } catch (error) {
        return error instanceof IdentityError ? error.reason : 'unreachable';
      }
      user.load().catch(() => undefined);
      return 'signed-in';
    },
    startSignIn: (returnTo) => provider.startSignIn(returnTo),
    finishSignIn,
    signOut: async () => {
      const record = store.read();
      user.end();
      return record && provider.signOut(record, { endSession: !LOCAL_HOSTS.has(hostname) });
    },
    checkToken: async () => {
      const record = store.read();
      if (record === undefined || !isExpired(record.access_token, now())) {
        return record === undefined ? 'invalid' : 'valid';
      }
      return CHECK_AFTER_REFRESH[await refresh(record.access_token, 'expired')];
    },
  };
}

/** Completion of sign-ins at the provider's page, once for each response; `enter` stores the tokens. */
function createFinish(
  provider: IdentityProvider,
  enter: (record: AuthRecord) => void,
): (response: string) => Promise<FinishedSignIn> {
  let last: { response: string; result: Promise<FinishedSignIn> } | undefined;
  const finish = async (response: string): Promise<FinishedSignIn> => {
    try {
      const { record, returnTo } = await provider.finishSignIn(response);
      enter(record);
      return { outcome: 'signed-in', returnTo };
    } catch (error) {
      return { outcome: error instanceof IdentityError ? error.reason : 'unreachable', returnTo: '' };
    }
  };
  return (response) => {
    if (last?.response !== response) {
      last = { response, result: finish(response) };
    }
    return last.result;
  };
}

/** True if the typed name belongs to this user: providers accept the e-mail address as well. */
function isNamed(user: SignedInUser | undefined, typed: string): boolean {
  return user !== undefined && (user.username === typed || (user.email !== '' && user.email === typed));
}
