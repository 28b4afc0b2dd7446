import type { AccountPorts } from '@omics-portal/account';
import type { Portal } from '../composition/portal';
import { LANGUAGE_NAMES, LOCALES } from '../composition/message-store';
import type { Hrefs } from '../links/hrefs';
import { localDataOf } from './account-local-data';
import { followEventsOf } from './follow-later';

/** Dependencies of the account feature on this host. */
export function accountPorts(
  portal: Portal,
  hrefs: Hrefs,
  actions: { signOut: () => void; clearLocalData: () => Promise<void> },
): AccountPorts {
  const { config, messages } = portal;
  return {
    session: portal.session,
    client: portal.clients.datains,
    apiUrl: new URL(portal.bases.datains, window.location.href).href,
    preferences: portal.preferences,
    avatars: portal.avatars,
    language: {
      options: LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      current: messages.locale,
      choose: async (value) => {
        const locale = LOCALES.find((known) => known === value);
        if (locale) {
          await messages.switchTo(locale);
        }
      },
    },
    identity: {
      authority: config.identity.authority,
      isLocalUser: config.identity.localUser !== undefined,
      registerUrl: config.identity.registerUrl,
      resetPasswordUrl: config.identity.resetPasswordUrl,
      contact: config.links.contact,
    },
    links: {
      login: () => hrefs.login(),
      register: hrefs.register,
      recover: hrefs.recover,
      requestMaterials: () => hrefs.requestMaterials(),
      notifications: hrefs.notifications,
      notificationSubject: hrefs.notificationSubject,
      projects: hrefs.projects,
      uploads: hrefs.uploads,
      files: hrefs.files,
      settings: hrefs.settings,
      accounts: hrefs.accounts,
      audit: hrefs.audit,
    },
    onSignOut: actions.signOut,
    localData: localDataOf(portal),
    onClearLocalData: actions.clearLocalData,
    followEvents: followEventsOf(portal),
    notificationsPollMs: config.polling.notificationsMs,
  };
}
