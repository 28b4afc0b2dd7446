import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { useMemo, useSyncExternalStore } from 'react';
import type { SessionState } from '@omics-portal/auth';
import { accountOf } from './account-of';
import type { Portal } from './portal';
import type { Preferences } from './preferences';
import { createHrefs, type Hrefs } from '../links/hrefs';

/** Shared services of the portal. */
export function usePortal(): Portal {
  return useRouteContext({ from: rootRouteId, select: ({ portal }) => portal });
}

/** Addresses of the screens of the portal, typed by the route tree. */
export function useHrefs(): Hrefs {
  const router = useRouter();
  const { config } = usePortal();
  return useMemo(() => createHrefs(router, config.brand), [router, config.brand]);
}

export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Key of the account that is signed in; undefined for visitors. */
export function useAccount(): string | undefined {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, () => accountOf(session));
}

export function usePreferences(): Preferences {
  const { preferences } = usePortal();
  return useSyncExternalStore(preferences.subscribe, preferences.get);
}
