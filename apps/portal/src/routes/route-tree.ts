import { accountRoutes, notifications } from './account-routes';
import { dataRoutes } from './data-routes';
import { mainRoute } from './main-route';
import { pageRoutes } from './page-routes';
import { referenceRoutes } from './reference-routes';
import { rootRoute } from './root-route';
import { seqFlowRoutes } from './seq-flow-routes';
import { userRoutes } from './user-routes';

/** Every screen of the portal. Menu, breadcrumb, titles and the public list are read from here. */
export const routeTree = rootRoute.addChildren([
  mainRoute.addChildren([
    ...pageRoutes,
    dataRoutes,
    seqFlowRoutes,
    referenceRoutes,
    accountRoutes,
    notifications,
  ]),
  userRoutes,
]);
