import { type AuthStore } from './auth-store';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { type Lock } from './lock';
import { isExpired } from './token';
import type { SessionEnd } from './user-state';

/**
 * Result of a refresh. `refused`: there is no refresh token, or it is used up. `unreachable`: no response; the tokens
 * stay.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** End of a session that the provider does not renew. */
export type RefreshReason = Extract<SessionEnd, 'refresh-refused' | 'expired'>;

export interface RefresherDependencies {
  provider: Pick<IdentityProvider, 'refresh'>;
  store: AuthStore;
  lock: Lock;
  now: () => number;
  /** Called when the session has ended, with the reason of the first caller. */
  onRefused: (reason: RefreshReason) => void;
}

/**
 * Token refresh, once for all concurrent callers: providers that rotate refresh tokens treat a second use as theft and
 * end the whole session. Calls in one tab share a promise; tabs take turns by the lock, and the second one finds the
 * new token in the store.
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

  /** `usedToken`: the rejected token, so that a newer one in the store is noticed. */
  return (usedToken: string, reason: RefreshReason = 'refresh-refused'): Promise<RefreshOutcome> => {
    inFlight ??= lock('CLINICO_OMICS_AUTH refresh', () => renew(usedToken, reason)).finally(
      () => (inFlight = undefined),
    );
    return inFlight;
  };
}
