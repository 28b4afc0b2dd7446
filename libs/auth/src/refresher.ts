import { type AuthStore } from './auth-store';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { type Lock } from './lock';
import { isExpired } from './token';
import type { SessionEnd } from './user-state';

/** `refused`: there is no refresh token, or it is used up. `unreachable`: nobody answered, and the tokens are kept. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** End of a session that the provider does not renew. */
export type RefreshReason = Extract<SessionEnd, 'refresh-refused' | 'expired'>;

export interface RefresherDependencies {
  provider: Pick<IdentityProvider, 'refresh'>;
  store: AuthStore;
  lock: Lock;
  now: () => number;
  /** Called when the sign-in is over for good, with the reason that the first caller gave. */
  onRefused: (reason: RefreshReason) => void;
}

/**
 * Renews the stored token, once for everybody who asks: providers that rotate refresh tokens take a second use of the
 * same one for theft and end the whole session. Calls in this tab share a promise; tabs take turns by the lock, and
 * whoever comes second finds the new token in the store.
 */
export function createRefresher({ provider, store, lock, now, onRefused }: RefresherDependencies) {
  let inFlight: Promise<RefreshOutcome> | undefined;

  const renew = async (usedToken: string, reason: RefreshReason): Promise<RefreshOutcome> => {
    const record = store.read();
    if (record !== undefined && record.access_token !== usedToken && !isExpired(record.access_token, now())) {
      return 'refreshed';
    }
    if (record === undefined) {
      return 'refused';
    }
    if (record.refresh_token === undefined) {
      onRefused(reason);
      return 'refused';
    }
    try {
      const next = await provider.refresh(record.refresh_token);
      if (store.read()?.refresh_token === record.refresh_token) {
        store.write(next);
        return 'refreshed';
      }
      return store.read() === undefined ? 'refused' : 'refreshed';
    } catch (error) {
      if (error instanceof IdentityError && error.reason === 'rejected') {
        onRefused(reason);
        return 'refused';
      }
      return 'unreachable';
    }
  };

  /** `usedToken`: the token that was found wanting, so that a newer one in the store is noticed. */
  return (usedToken: string, reason: RefreshReason = 'refresh-refused'): Promise<RefreshOutcome> => {
    inFlight ??= lock('CLINICO_OMICS_AUTH refresh', () => renew(usedToken, reason)).finally(
      () => (inFlight = undefined),
    );
    return inFlight;
  };
}
