import { createRootRouteWithContext } from '@tanstack/react-router';
import { guardNavigation, type GuardHost } from '../navigation/guard-navigation';
import type { Portal } from '../composition/portal';
import { RootLayout } from '../shell/layouts/root-layout';
import { RouteError } from '../shell/exceptions/route-error';

/** What every route may use. */
export interface PortalContext {
  portal: Portal;
  host: GuardHost;
}

/** The parent of every screen. Every navigation passes the guard here, before anything else happens. */
export const rootRoute = createRootRouteWithContext<PortalContext>()({
  staticData: { access: 'public' },
  // The return type is spelled out because the type of `matches` is made from this very route.
  beforeLoad: (navigation): Promise<void> => guardNavigation(navigation),
  component: RootLayout,
  errorComponent: RouteError,
});
