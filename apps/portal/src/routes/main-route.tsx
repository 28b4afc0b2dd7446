import { createRoute } from '@tanstack/react-router';
import { MainLayout } from '../shell/layouts/main-layout';
import { rootRoute } from './root-route';
import { TrayHost } from './tray-host';

/** Layout route with header, menu and footer, without a path. */
export const mainRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'main',
  staticData: { access: 'target' },
  component: () => <MainLayout tray={<TrayHost />} />,
});
