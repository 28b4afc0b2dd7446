import { createRoute } from '@tanstack/react-router';
import { MainLayout } from '../shell/layouts/main-layout';
import { rootRoute } from './root-route';

/** The layout with header, menu and footer. It has no path of its own. */
export const mainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'main',
  staticData: { access: 'target' },
  component: MainLayout,
});
