import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadMessages } from '@omics-portal/account';
import { mainRoute } from './main-route';
import { notificationsSearch } from './search';
import { screenChunks } from './screen-chunks';

export const notifications = createRoute({
  getParentRoute: () => mainRoute,
  path: 'notifications',
  staticData: { access: 'signed-in', title: msg`Notifications` },
  validateSearch: notificationsSearch,
  loader: ({ context }) => context.portal.words.need(loadMessages),
  component: lazyRouteComponent(screenChunks.account, 'NotificationsRoute'),
});

const account = createRoute({
  getParentRoute: () => mainRoute,
  path: 'account',
  staticData: { access: 'target', title: msg`User` },
  loader: ({ context }) => context.portal.words.need(loadMessages),
});

const index = createRoute({
  getParentRoute: () => account,
  path: '/',
  staticData: { access: 'target' },
  beforeLoad: () => {
    throw redirect({ to: '/account/center', replace: true });
  },
});

const center = createRoute({
  getParentRoute: () => account,
  path: 'center',
  staticData: { access: 'signed-in', title: msg`User Center` },
  component: lazyRouteComponent(screenChunks.account, 'AccountCenterRoute'),
});

const settings = createRoute({
  getParentRoute: () => account,
  path: 'settings',
  staticData: { access: 'target', title: msg`Settings` },
  component: lazyRouteComponent(screenChunks.account, 'SettingsLayoutRoute'),
});

const settingsIndex = createRoute({
  getParentRoute: () => settings,
  path: '/',
  staticData: { access: 'target' },
  beforeLoad: () => {
    throw redirect({ to: '/account/settings/base', replace: true });
  },
});

const base = createRoute({
  getParentRoute: () => settings,
  path: 'base',
  staticData: { access: 'signed-in', title: msg`Basic Profiles` },
  component: lazyRouteComponent(screenChunks.account, 'BaseSettingsRoute'),
});

const security = createRoute({
  getParentRoute: () => settings,
  path: 'security',
  staticData: { access: 'signed-in', title: msg`Secure Profiles` },
  component: lazyRouteComponent(screenChunks.account, 'SecuritySettingsRoute'),
});

const custom = createRoute({
  getParentRoute: () => settings,
  path: 'custom',
  staticData: { access: 'signed-in', title: msg`Customization` },
  component: lazyRouteComponent(screenChunks.account, 'CustomSettingsRoute'),
});

const binding = createRoute({
  getParentRoute: () => settings,
  path: 'binding',
  staticData: { access: 'signed-in', title: msg`Binding Settings` },
  component: lazyRouteComponent(screenChunks.account, 'BindingSettingsRoute'),
});

const notification = createRoute({
  getParentRoute: () => settings,
  path: 'notification',
  staticData: { access: 'signed-in', title: msg({ message: 'Notification', context: 'settings page' }) },
  component: lazyRouteComponent(screenChunks.account, 'NotificationSettingsRoute'),
});

export const accountRoutes = account.addChildren([
  index,
  center,
  settings.addChildren([settingsIndex, base, security, custom, binding, notification]),
]);
