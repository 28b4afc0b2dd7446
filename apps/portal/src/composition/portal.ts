import type { I18n } from '@lingui/core';
import {
  createDatainsClient,
  createDataseqClient,
  createReportClient,
  type DatainsClient,
  type DataseqClient,
  type ReportClient,
} from '@omics-portal/api';
import {
  createAuthStore,
  createLock,
  createOidcIdentityProvider,
  createSession,
  type Session,
} from '@omics-portal/auth';
import type { QueryClient } from '@tanstack/react-query';
import { serviceBases, type PortalConfig } from './config';
import { createLocalAvatars, type LocalAvatars } from './local-avatars';
import { createNotices, type Notices } from './notices';
import { createPreferences, type PreferencesStore } from './preferences';
import { createPortalQueryClient } from './query-client';
import { followLanguage, type MessageStore } from './message-store';

/** Shared services of the portal, created once and passed to routes, shell and features. */
export interface Portal {
  config: PortalConfig;
  i18n: I18n;
  messages: MessageStore;
  session: Session;
  clients: {
    datains: DatainsClient;
    report: ReportClient;
    dataseq: DataseqClient;
    /** The indexing host: signed links by checksum. */
    index: DataseqClient;
  };
  /** Base URLs of the services, with the overrides of this browser. */
  bases: PortalConfig['services'];
  /** Local storage of the features. */
  storage: Storage;
  queryClient: QueryClient;
  preferences: PreferencesStore;
  avatars: LocalAvatars;
  notices: Notices;
}

/** Dependencies of {@link createPortal}. */
export interface PortalOptions {
  config: PortalConfig;
  i18n: I18n;
  messages: MessageStore;
  storage: Storage;
  page: Window;
}

/** Creates the services of the portal, without any request. */
export function createPortal({ config, i18n, messages, storage, page }: PortalOptions): Portal {
  const { authority, clientId, scope, flow, userInfoUrl, localUser } = config.identity;
  const notices = createNotices(i18n);
  followLanguage(messages, page);
  const session = createSession({
    provider: createOidcIdentityProvider({
      authority,
      clientId,
      scope,
      flow,
      userInfoUrl,
      localUser,
      pageUrl: page.location.href.split('#')[0] ?? '',
      locale: messages.locale,
    }),
    store: createAuthStore(storage, page, notices.signInNotStored),
    lock: createLock('locks' in page.navigator ? page.navigator.locks : undefined, storage),
    hostname: page.location.hostname,
  });
  const options = { locale: messages.locale, fetch: session.authFetch };
  const bases = serviceBases(config, storage);
  return {
    config,
    i18n,
    messages,
    session,
    clients: {
      datains: createDatainsClient({ ...options, baseUrl: bases.datains }),
      report: createReportClient({ ...options, baseUrl: bases.quartetService }),
      dataseq: createDataseqClient({ ...options, baseUrl: bases.dataseq }),
      index: createDataseqClient({ ...options, baseUrl: bases.index }),
    },
    bases,
    storage,
    queryClient: createPortalQueryClient(notices),
    preferences: createPreferences(storage, page),
    avatars: createLocalAvatars(storage, page),
    notices,
  };
}
