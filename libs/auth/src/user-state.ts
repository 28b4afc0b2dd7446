import { type AuthStore } from './auth-store';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { isExpired, type AuthRecord } from './token';
import { readUser, type SignedInUser } from './user';

/**
 * Why a session ended without a sign-out in this tab.
 * - `refresh-refused`: a call needed a new token, and the provider did not give one
 * - `expired`: the token had expired when a page was opened, and the provider did not renew it
 * - `user-refused`: the provider rejected the token in the request of user info
 * - `other-tab`: another tab signed out
 */
export type SessionEnd = 'refresh-refused' | 'expired' | 'user-refused' | 'other-tab';

/** Sign-in state for the rest of the portal, without details of the identity protocol. */
export type SessionState =
  | { readonly status: 'signed-out'; readonly ended?: SessionEnd }
  /** A token is stored, but user info has not arrived: it is loading, or the provider does not respond. */
  | { readonly status: 'identifying' }
  | { readonly status: 'signed-in'; readonly user: SignedInUser };

const SIGNED_OUT: SessionState = { status: 'signed-out' };
const IDENTIFYING: SessionState = { status: 'identifying' };
/** Time between requests of user info while the provider does not respond, in milliseconds. */
const RETRY_MS = 5_000;

/** User state: the session state, its listeners, and the user of the stored token. `now`: milliseconds since 1970. */
export function createUserState(
  provider: Pick<IdentityProvider, 'userInfo' | 'renew'>,
  store: AuthStore,
  now: () => number,
) {
  const listeners = new Set<() => void>();
  let state: SessionState = mayBecomeValid(store.read(), now(), provider.renew !== undefined)
    ? IDENTIFYING
    : SIGNED_OUT;
  let loading: { token: string; user: Promise<SignedInUser> } | undefined;

  const become = (next: SessionState) => {
    if (next !== state) {
      state = next;
      listeners.forEach((listener) => listener());
    }
  };
  const end = (ended?: SessionEnd) => {
    loading = undefined;
    store.clear();
    become(ended === undefined ? SIGNED_OUT : { status: 'signed-out', ended });
  };
  const fetchUser = async (token: string) => {
    try {
      const user = readUser(await provider.userInfo(token));
      // After a sign-out in the meantime the response is ignored: the user is a visitor now.
      if (store.read() !== undefined) {
        become({ status: 'signed-in', user });
      }
      return user;
    } catch (error) {
      loading = undefined;
      if (
        error instanceof IdentityError &&
        error.reason === 'rejected' &&
        store.read()?.access_token === token
      ) {
        end('user-refused');
      }
      // A page that the user does not leave would wait for the user forever.
      if (state === IDENTIFYING) retryLater();
      throw error;
    }
  };
  const load = async (): Promise<SignedInUser> => {
    const token = store.read()?.access_token;
    if (token === undefined) {
      throw new IdentityError('rejected', 'No user is signed in.');
    }
    if (state.status === 'signed-in') {
      return state.user;
    }
    become(IDENTIFYING);
    if (loading?.token !== token) {
      loading = { token, user: fetchUser(token) };
    }
    return loading.user;
  };

  const retryLater = createRetry(load, () => {
    const token = store.read()?.access_token;
    // The next request of the page renews an expired token, which the provider would refuse.
    return token === undefined || !isExpired(token, now());
  });

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Removes the tokens; `ended` is the reason, unless the user signed out in this tab. */
    end,
    /** Requests user info once per token for all concurrent callers; after a failure again in some seconds, and by the next call. */
    load,
    /** Follows a change by another tab: sign-in, refresh or sign-out. `usable`: whether its token can be sent. */
    follow: (usable: boolean) => {
      loading = undefined;
      const token = store.read()?.access_token;
      if (token === undefined) {
        become(state.status === 'signed-out' ? state : { status: 'signed-out', ended: 'other-tab' });
      } else if (usable) {
        become(state.status === 'signed-out' ? IDENTIFYING : state);
        fetchUser(token).catch(() => undefined);
      }
    },
  };
}

/** Function that runs an action in some seconds, once for all calls until then; later if it may not run at that time. */
function createRetry(run: () => Promise<unknown>, mayRun: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (mayRun() ? void run().catch(() => undefined) : later()), RETRY_MS);
  };
  return later;
}

/** True if a stored record is valid or can be renewed. */
function mayBecomeValid(record: AuthRecord | undefined, nowMs: number, canRenew: boolean): boolean {
  return (
    record !== undefined &&
    (canRenew || record.refresh_token !== undefined || !isExpired(record.access_token, nowMs))
  );
}
