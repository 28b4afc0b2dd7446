import { type AuthStore } from './auth-store';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { readUser, type SignedInUser } from './user';

/** What the rest of the portal knows about sign-in. Nothing of the identity protocol crosses this line. */
export type SessionState =
  { readonly status: 'signed-out' } | { readonly status: 'signed-in'; readonly user: SignedInUser };

const SIGNED_OUT: SessionState = { status: 'signed-out' };

/** The user behind the stored token, and who wants to hear about a change of it. */
export function createUserState(provider: Pick<IdentityProvider, 'userInfo'>, store: AuthStore) {
  const listeners = new Set<() => void>();
  let state: SessionState = SIGNED_OUT;
  let loading: { token: string; user: Promise<SignedInUser> } | undefined;

  const become = (next: SessionState) => {
    if (next !== state) {
      state = next;
      listeners.forEach((listener) => listener());
    }
  };
  const fetchUser = async (token: string) => {
    const user = readUser(await provider.userInfo(token));
    // A sign-out may have come in between: then nobody is signed in, whatever the provider says.
    if (store.read() !== undefined) {
      become({ status: 'signed-in', user });
    }
    return user;
  };

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: () => {
      loading = undefined;
      store.clear();
      become(SIGNED_OUT);
    },
    /** Asks once per token, however many ask at the same time; a failed attempt may be repeated. */
    load: async (): Promise<SignedInUser> => {
      const token = store.read()?.access_token;
      if (token === undefined) {
        throw new IdentityError('rejected', 'Nobody is signed in.');
      }
      if (state.status === 'signed-in') {
        return state.user;
      }
      if (loading?.token !== token) {
        loading = { token, user: fetchUser(token) };
        loading.user.catch(() => (loading = undefined));
      }
      return loading.user;
    },
    /** Another tab has signed in, refreshed or signed out. `usable`: whether its token may be sent as it is. */
    follow: (usable: boolean) => {
      loading = undefined;
      const token = store.read()?.access_token;
      if (token === undefined) {
        become(SIGNED_OUT);
      } else if (usable) {
        fetchUser(token).catch(() => undefined);
      }
    },
  };
}
