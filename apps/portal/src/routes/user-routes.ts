import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadMessages as accountMessages } from '@omics-portal/account';
import { rootRoute } from './root-route';
import { loginSearch } from './search';
import { screenChunks } from './screen-chunks';

const layout = createRoute({
  getParentRoute: () => rootRoute,
  path: 'user',
  staticData: { access: 'target' },
  loader: ({ context }) => context.portal.words.need(accountMessages),
  component: lazyRouteComponent(screenChunks.account, 'UserLayout'),
});

const index = createRoute({
  getParentRoute: () => layout,
  path: '/',
  staticData: { access: 'target' },
  beforeLoad: () => {
    throw redirect({ to: '/user/login', replace: true });
  },
});

const login = createRoute({
  getParentRoute: () => layout,
  path: 'login',
  staticData: { access: 'public', title: msg`Login` },
  validateSearch: loginSearch,
  component: lazyRouteComponent(screenChunks.account, 'LoginRoute'),
});

const register = createRoute({
  getParentRoute: () => layout,
  path: 'register',
  staticData: { access: 'public', title: msg`Register` },
  component: lazyRouteComponent(screenChunks.account, 'RegisterRoute'),
});

const recover = createRoute({
  getParentRoute: () => layout,
  path: 'recover',
  staticData: { access: 'public', title: msg`Forget Password` },
  component: lazyRouteComponent(screenChunks.account, 'RecoverRoute'),
});

export const userRoutes = layout.addChildren([index, login, register, recover]);
