import { type AuthStore } from './auth-store';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { type Lock } from './lock';
import { isExpired, type AuthRecord } from './token';
import type { SessionEnd } from './user-state';

/**
 * Result of a refresh. `refused`: there is no way to renew the token, or it is used up. `unreachable`: no response; the tokens
 * stay.
 */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** End of a session that the provider does not renew. */
export type RefreshReason = Extract<SessionEnd, 'refresh-refused' | 'expired'>;

export interface RefresherDependencies {
  provider: Pick<IdentityProvider, 'refresh' | 'renew'>;
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

  const requestOf = ({ refresh_token: token }: AuthRecord) =>
    token === undefined ? provider.renew : () => provider.refresh(token);

  /** Stores renewed tokens, unless others have been stored in the meantime, by a sign-in or a sign-out. */
  const replace = (old: AuthRecord, next: AuthRecord): RefreshOutcome => {
    const present = store.read();
    if (present?.access_token === old.access_token && present.refresh_token === old.refresh_token) {
      store.write({ ...(old.id_token ? { id_token: old.id_token } : {}), ...next });
      return 'refreshed';
    }
    return present === undefined ? 'refused' : 'refreshed';
  };

  const renew = async (usedToken: string, reason: RefreshReason): Promise<RefreshOutcome> => {
    const record = store.read();
    if (record !== undefined && record.access_token !== usedToken && !isExpired(record.access_token, now())) {
      return 'refreshed';
    }
    if (record === undefined) {
      return 'refused';
    }
    const request = requestOf(record);
    if (request === undefined) {
      onRefused(reason);
      return 'refused';
    }
    try {
      return replace(record, await request());
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
