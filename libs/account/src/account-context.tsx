import type { DatainsClient } from '@omics-portal/api';
import type { Session, SessionState } from '@omics-portal/auth';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { SubjectHref } from './notifications/notification-parts';
import type { AppearancePreferences } from './settings/appearance-panel/appearance';

export interface PreferencesPort {
  get(): AppearancePreferences;
  set(patch: Partial<AppearancePreferences>): void;
  subscribe(listener: () => void): () => void;
}

/** Pictures that users chose for themselves; the host keeps them. */
export interface AvatarPort {
  /** A `data:` address. */
  get(username: string): string | undefined;
  /** Keeps the picture, or forgets it. Throws where there is no room. */
  set(username: string, dataUrl: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** Names of the settings pages, in the order of their menu. */
export type SettingsPage = 'base' | 'security' | 'custom' | 'binding' | 'notification';

/** What this feature needs from whoever hosts it. */
export interface AccountPorts {
  session: Session;
  client: DatainsClient;
  preferences: PreferencesPort;
  avatars: AvatarPort;
  language: {
    options: readonly { value: string; label: string }[];
    current(): string;
    choose(value: string): Promise<void>;
  };
  /** Pages of the identity provider and of the team; null where the site has none. */
  identity: { registerUrl: string | null; resetPasswordUrl: string | null; contact: string | null };
  links: {
    login: () => string;
    register: () => string;
    recover: () => string;
    requestMaterials: () => string;
    notifications: () => string;
    /** The project or report that a notification is about. */
    notificationSubject: SubjectHref;
    projects: () => string;
    uploads: () => string;
    settings: (page: SettingsPage) => string;
  };
  /** Asks, signs out and leaves the page. */
  onSignOut: () => void;
  /** Removes what this portal keeps in the browser, the sign-in apart. */
  onClearLocalData: () => void;
  /** Milliseconds between looks for new notifications. */
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

/** The session's state, followed. */
export function useSessionState(session: Pick<Session, 'subscribe' | 'getState'>): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState);
}
