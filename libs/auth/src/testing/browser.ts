import { createAuthStore } from '../auth-store';
import { type IdentityProvider } from '../identity-provider';
import { createLock } from '../lock';
import { createSession } from '../session';
import { aProvider, aToken, sharedStorage } from './tokens';

/** Time of the test browser, in milliseconds, and tokens around it. */
export const NOW = 1_700_000_000_000;
export const EXPIRED = aToken({ exp: NOW / 1000 - 60 });
export const VALID = aToken({ exp: NOW / 1000 + 60 });
export const FRESH = aToken({ exp: NOW / 1000 + 300, fresh: true });

/** Browser with one session per tab over a shared storage. */
export function browser(
  provider: Partial<IdentityProvider>,
  respond: (request: Request) => Response = () => new Response('{}'),
) {
  const openTab = sharedStorage();
  return (hostname = 'portal.example.org') => {
    const tab = openTab();
    const store = createAuthStore(tab.storage, tab.target);
    const lock = createLock(undefined, tab.storage);
    const session = createSession({
      provider: aProvider(provider),
      store,
      lock,
      hostname,
      now: () => NOW,
      fetch: async (request) => respond(request),
    });
    return { ...tab, store, session };
  };
}
