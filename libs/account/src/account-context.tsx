import type { DatainsClient } from '@omics-portal/api';
import type { Session, SessionState } from '@omics-portal/auth';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { LocalDataPort } from './local-data/local-data-port';
import type { SubjectHref } from './notifications/notification-parts';
import type { AppearancePreferences } from './settings/appearance-panel/appearance';

export interface PreferencesPort {
  get(): AppearancePreferences;
  set(patch: Partial<AppearancePreferences>): void;
  subscribe(listener: () => void): () => void;
}

/** Avatars that users chose for themselves, stored by the host. */
export interface AvatarPort {
  /** `data:` URL of the picture, if any. */
  get(username: string): string | undefined;
  /** Stores the picture, or removes it. Throws if the storage is full. */
  set(username: string, dataUrl: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** Names of the settings pages, in the order of their menu. */
export type SettingsPage = 'base' | 'security' | 'custom' | 'binding' | 'notification';

/** Dependencies of this feature on its host. */
export interface AccountPorts {
  session: Session;
  client: DatainsClient;
  /** Absolute base URL of the data-pipeline service, for commands that users copy. */
  apiUrl: string;
  preferences: PreferencesPort;
  avatars: AvatarPort;
  language: {
    options: readonly { value: string; label: string }[];
    current(): string;
    choose(value: string): Promise<void>;
  };
  /** Identity provider, and its pages and that of the team; null where the site has none. */
  identity: {
    /** Address of the provider; a path is on this origin. */
    authority: string;
    /** True on a machine of one user, who signs in without a password. */
    isLocalUser: boolean;
    registerUrl: string | null;
    resetPasswordUrl: string | null;
    contact: string | null;
  };
  links: {
    login: () => string;
    register: () => string;
    recover: () => string;
    requestMaterials: () => string;
    notifications: () => string;
    /** Project or report that a notification is about. */
    notificationSubject: SubjectHref;
    projects: () => string;
    uploads: () => string;
    /** File manager at a storage link: a folder, or a file in its folder. Default: the user's own folder. */
    files: (path?: string) => string;
    settings: (page: SettingsPage) => string;
    /** Accounts of the site, for admins. */
    accounts: () => string;
    /** Audit log of the site, for admins. */
    audit: () => string;
  };
  /** Signs out after a confirmation, and leaves the page. */
  onSignOut: () => void;
  /** Data that the portal stores in the browser, but the sign-in. */
  localData: LocalDataPort;
  /** Removes all of it. */
  onClearLocalData: () => Promise<void>;
  /** Keeps the live event stream open, which refetches notifications as they come, until the returned function is called. */
  followEvents: () => () => void;
  /** Polling interval of notifications, in milliseconds. */
  notificationsPollMs: number;
}

const AccountContext = createContext<AccountPorts | undefined>(undefined);

export function AccountProvider({ value, children }: { value: AccountPorts; children: ReactNode }) {
  return <AccountContext value={value}>{children}</AccountContext>;
}

export function useAccount(): AccountPorts {
  const ports = use(AccountContext);
  if (!ports) {
    throw new Error('useAccount must be used within <AccountProvider>');
  }
  return ports;
}

/** Current state of the session. */
export function useSessionState(session: Pick<Session, 'subscribe' | 'getState'>): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
