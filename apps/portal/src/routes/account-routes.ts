import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadMessages } from '@omics-portal/account';
import { featureRoute, redirectRoute } from './feature-route';
import { mainRoute } from './main-route';
import { accountsSearch, auditSearch, notificationsSearch } from './search';
import { screenChunks, withAccountRequests } from './screen-chunks';

const chunk = screenChunks.account;

export const notifications = featureRoute({
  parent: () => mainRoute,
  path: 'notifications',
  access: 'signed-in',
  title: msg`Notifications`,
  search: notificationsSearch,
  messages: loadMessages,
  chunk: screenChunks.notifications,
  screen: 'NotificationsRoute',
  start: (portal, { search }) =>
    withAccountRequests(({ loadNotifications }) => loadNotifications(portal, search)),
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

const accounts = featureRoute({
  parent: () => account,
  path: 'accounts',
  access: 'signed-in',
  title: msg`Accounts`,
  search: accountsSearch,
  chunk: screenChunks.admin,
  screen: 'AccountsRoute',
  start: (portal, { search }) => withAccountRequests(({ loadAccounts }) => loadAccounts(portal, search)),
});

const audit = featureRoute({
  parent: () => account,
  path: 'audit',
  access: 'signed-in',
  title: msg`Audit log`,
  search: auditSearch,
  chunk: screenChunks.admin,
  screen: 'AuditRoute',
  start: (portal, { search }) => withAccountRequests(({ loadAudit }) => loadAudit(portal, search)),
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
  start: (portal) => withAccountRequests(({ loadSecurity }) => loadSecurity(portal)),
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
  start: (portal) => withAccountRequests(({ loadNotificationChoices }) => loadNotificationChoices(portal)),
});

export const accountRoutes = account.addChildren([
  index,
  center,
  accounts,
  audit,
  settings.addChildren([settingsIndex, base, security, custom, binding, notification]),
]);
