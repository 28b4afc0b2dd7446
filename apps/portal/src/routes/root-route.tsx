import { createRootRouteWithContext } from '@tanstack/react-router';
import { guardNavigation, type GuardHost } from '../navigation/guard-navigation';
import type { Portal } from '../composition/portal';
import { RootLayout } from '../shell/layouts/root-layout';
import { RouteError } from '../shell/exceptions/route-error';

/** Context of every route. */
export interface PortalContext {
  portal: Portal;
  host: GuardHost;
}

/** Root route: the guard runs here before every navigation. */
export const rootRoute = createRootRouteWithContext<PortalContext>()({
  staticData: { access: 'public' },
  // The return type is explicit because the type of `matches` is inferred from this route.
  beforeLoad: (navigation): Promise<void> => guardNavigation(navigation),
  component: RootLayout,
  errorComponent: RouteError,
});
