import { accountRoutes, notifications } from './account-routes';
import { dataRoutes } from './data-routes';
import { mainRoute } from './main-route';
import { pageRoutes } from './page-routes';
import { referenceRoutes } from './reference-routes';
import { rootRoute } from './root-route';
import { seqFlowRoutes } from './seq-flow-routes';
import { userRoutes } from './user-routes';

/** Route tree with every screen of the portal: the source of menu, breadcrumb, titles and public paths. */
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
