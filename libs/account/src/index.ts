// Dependencies that the host provides.
export {
  AccountProvider,
  useAccount,
  type AccountPorts,
  type AvatarPort,
  type PreferencesPort,
  type SettingsPage,
} from './account-context';
export { loadMessages } from './messages';

// Sign-in, registration and password help.
export { ProviderLogin } from './login/provider-login';
export { LoginScreen, type LoginScreenProps } from './login/login-screen';
export { RecoverScreen } from './identity-help/recover-screen';
export { RegisterScreen } from './identity-help/register-screen';

// Notifications; the bell of the host uses the same queries.
export { NotificationsScreen, type NotificationsScreenProps } from './notifications/notifications-screen';
export { notificationListInput, type NotificationsSearch } from './notifications/notification-list-input';
export { BELL_INPUT } from './notifications/bell-input';

export { BellPanel, type BellPanelProps } from './notifications/bell-panel';
export { type NotificationSubject, type SubjectHref } from './notifications/notification-parts';

// Feedback to the people who run the site.
export { FeedbackDialog, type FeedbackDialogProps } from './feedback/feedback-dialog';

// Appearance settings, and which choices exclude each other.
export { choose, obstacleTo, settle } from './settings/appearance-panel/appearance';
export type {
  AppearancePreferences,
  BoundPreference,
  Obstacle,
} from './settings/appearance-panel/appearance';
export { AppearancePanel, type AppearancePanelProps } from './settings/appearance-panel/appearance-panel';

// The account and its settings.
export { AccountCenterScreen } from './center/account-center-screen';
export { isAdmin } from './accounts/is-admin';
export { AccountsScreen, type AccountsScreenProps } from './accounts/accounts-screen';
export { accountListInput, type AccountsSearch } from './accounts/account-list-input';
export { AuditScreen, type AuditScreenProps } from './audit/audit-screen';
export { auditListInput, type AuditSearch } from './audit/audit-search';
export { OneTimeLinkScreen, type OneTimeLinkScreenProps } from './one-time-link/one-time-link-screen';
export { useAvatar } from './profile/use-avatar';
export { BaseSettings } from './settings/base-settings';
export { BindingSettings } from './settings/binding-settings';
export { CustomSettings } from './settings/custom-settings';
export { NotificationSettings } from './settings/notification-settings';
export { SecuritySettings } from './settings/security-settings';
export { SettingsLayout } from './settings/settings-layout';
export { type LocalDataGroup, type LocalDataKind, type LocalDataPort } from './local-data/local-data-port';
