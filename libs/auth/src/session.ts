import { createAuthFetch } from './auth-fetch';
import { type AuthStore } from './auth-store';
import { IdentityError, type IdentityFailure, type IdentityProvider } from './identity-provider';
import { type Lock } from './lock';
import { createClock } from './clock';
import { createRefresher, type RefreshOutcome } from './refresher';
import { isAuthenticated, isExpired } from './token';
import { type SignedInUser } from './user';
import { createUserState, type SessionState } from './user-state';

/** Result of a sign-in attempt; each has its own message. */
export type SignInOutcome = 'signed-in' | IdentityFailure;

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
   * the user info of a new token: the state reports when it has arrived.
   */
  signIn(username: string, password: string): Promise<SignInOutcome>;
  /**
   * Sign-out: removes the tokens, then notifies the provider; rejects with an `IdentityError` when only the
   * notification failed.
   */
  signOut(): Promise<void>;
  /** Removes the tokens in this browser without notifying the provider. */
  forget(): void;
  /** True if an unexpired token is stored. Synchronous, without a request. */
  hasValidToken(): boolean;
  /** Resolves to the state of the stored token, after a silent refresh if it has expired and can be refreshed. */
  checkToken(): Promise<TokenCheck>;
  /** User of the stored token, requested once per sign-in. Rejects with an `IdentityError`. */
  loadUser(): Promise<SignedInUser>;
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
  store.onForeignChange(() => user.follow(isAuthenticated(store.read(), now())));

  return {
    getState: user.get,
    subscribe: user.subscribe,
    forget: () => user.end(),
    hasValidToken: () => isAuthenticated(store.read(), now()),
    loadUser: user.load,
    accessToken: () => store.read()?.access_token,
    authFetch: createAuthFetch({ store, refresh, send, now }),
    signIn: async (username, password) => {
      if (
        isAuthenticated(store.read(), now()) &&
        isNamed(await user.load().catch(() => undefined), username)
      ) {
        return 'signed-in';
      }
      user.end();
      try {
        store.write(await provider.signIn(username, password));
      } catch (error) {
        return error instanceof IdentityError ? error.reason : 'unreachable';
      }
      user.load().catch(() => undefined);
      return 'signed-in';
    },
    signOut: async () => {
      const record = store.read();
      user.end();
      if (record !== undefined) {
        await provider.signOut(record, { endSession: !LOCAL_HOSTS.has(hostname) });
      }
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

/** True if the typed name belongs to this user: providers accept the e-mail address as well. */
function isNamed(user: SignedInUser | undefined, typed: string): boolean {
  return user !== undefined && (user.username === typed || (user.email !== '' && user.email === typed));
}
