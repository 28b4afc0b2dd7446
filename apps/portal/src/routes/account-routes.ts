import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '@omics-portal/account';
import { featureRoute, redirectRoute } from './feature-route';
import { loadNotifications } from './load-notifications';
import { mainRoute } from './main-route';
import { notificationsSearch } from './search';
import { screenChunks } from './screen-chunks';

const chunk = screenChunks.account;

export const notifications = featureRoute({
  parent: () => mainRoute,
  path: 'notifications',
  access: 'signed-in',
  title: msg`Notifications`,
  search: notificationsSearch,
  messages: loadMessages,
  chunk,
  screen: 'NotificationsRoute',
  start: (portal, { search }) => loadNotifications(portal, search),
});

const account = createRoute({
  getParentRoute: () => mainRoute,
  path: 'account',
  staticData: { access: 'target', title: msg`User` },
  loader: ({ context }) => context.portal.messages.load(loadMessages),
});

const index = redirectRoute(
  () => account,
  '/',
  () => '/account/center',
);

const center = featureRoute({
  parent: () => account,
  path: 'center',
  access: 'signed-in',
  title: msg`User Center`,
  chunk,
  screen: 'AccountCenterRoute',
});

const settings = createRoute({
  getParentRoute: () => account,
  path: 'settings',
  staticData: { access: 'target', title: msg`Settings` },
  component: lazyRouteComponent(chunk, 'SettingsLayoutRoute'),
});

const settingsIndex = redirectRoute(
  () => settings,
  '/',
  () => '/account/settings/base',
);

const base = featureRoute({
  parent: () => settings,
  path: 'base',
  access: 'signed-in',
  title: msg`Basic Profiles`,
  chunk,
  screen: 'BaseSettingsRoute',
});

const security = featureRoute({
  parent: () => settings,
  path: 'security',
  access: 'signed-in',
  title: msg`Secure Profiles`,
  chunk,
  screen: 'SecuritySettingsRoute',
});

const custom = featureRoute({
  parent: () => settings,
  path: 'custom',
  access: 'signed-in',
  title: msg`Customization`,
  chunk,
  screen: 'CustomSettingsRoute',
});

const binding = featureRoute({
  parent: () => settings,
  path: 'binding',
  access: 'signed-in',
  title: msg`Binding Settings`,
  chunk,
  screen: 'BindingSettingsRoute',
});

const notification = featureRoute({
  parent: () => settings,
  path: 'notification',
  access: 'signed-in',
  title: msg({ message: 'Notification', context: 'settings page' }),
  chunk,
  screen: 'NotificationSettingsRoute',
});

export const accountRoutes = account.addChildren([
  index,
  center,
  settings.addChildren([settingsIndex, base, security, custom, binding, notification]),
]);
