import { msg } from '@lingui/core/macro';
import { loadMessages } from '@omics-portal/account';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LOGIN_PATH } from '../links/paths';
import { featureRoute, redirectRoute } from './feature-route';
import { rootRoute } from './root-route';
import { screenChunks, withAccountRequests } from './screen-chunks';
import { loginSearch, oneTimeLinkSearch } from './search';

const layout = createRoute({
  getParentRoute: () => rootRoute,
  path: 'user',
  staticData: { access: 'target' },
  loader: ({ context }) => context.portal.messages.load(loadMessages),
  component: lazyRouteComponent(screenChunks.account, 'UserLayout'),
});

const parent = () => layout;

const index = redirectRoute(parent, '/', () => LOGIN_PATH);

const login = featureRoute({
  parent,
  path: 'login',
  access: 'public',
  title: msg`Login`,
  search: loginSearch,
  chunk: screenChunks.account,
  screen: 'LoginRoute',
});

const register = featureRoute({
  parent,
  path: 'register',
  access: 'public',
  title: msg`Register`,
  chunk: screenChunks.account,
  screen: 'RegisterRoute',
});

const recover = featureRoute({
  parent,
  path: 'recover',
  access: 'public',
  title: msg`Forget Password`,
  chunk: screenChunks.account,
  screen: 'RecoverRoute',
});

const password = featureRoute({
  parent,
  path: 'password',
  access: 'public',
  title: msg`Choose a password`,
  search: oneTimeLinkSearch,
  chunk: screenChunks.oneTimeLink,
  screen: 'OneTimeLinkRoute',
  start: (portal, { search }) =>
    withAccountRequests(({ loadOneTimeLink }) => loadOneTimeLink(portal, search.link)),
});

export const userRoutes = layout.addChildren([index, login, register, recover, password]);
