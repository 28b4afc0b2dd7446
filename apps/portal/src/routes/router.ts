import { createHashHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Portal } from '../composition/portal';
import { RouteError } from '../shell/exceptions/route-error';
import { PageSpinner } from '../shell/exceptions/page-spinner';
import { parseSearch, stringifySearch } from '../links/search-codec';
import { unknown } from './page-routes';
import { routeTree } from './route-tree';

/** Router of the portal. It uses hash history, so that any folder of a file server can serve the portal. */
export function createPortalRouter(portal: Portal, history: RouterHistory = createHashHistory()) {
  const router = createRouter({
    routeTree,
    history,
    context: { portal, host: { isOwnRoute: () => false, go: () => undefined, recheck: () => undefined } },
    defaultErrorComponent: RouteError,
    defaultPendingComponent: PageSpinner,
    defaultPendingMs: 500,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
  });
  // The guard uses the router, which exists only now.
  router.update({
    ...router.options,
    context: {
      portal,
      host: {
        isOwnRoute: (href) => {
          const route = router.getMatchedRoutes(href.split(/[?#]/)[0] ?? '')[2];
          return route !== undefined && route.id !== unknown.id;
        },
        go: (href) => void router.navigate({ href }),
        recheck: () => void router.invalidate(),
      },
    },
  });
  return router;
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
