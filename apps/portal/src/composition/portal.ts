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
import { followLanguage, type Words } from './words';

/** Everything that is made once and handed to routes, shell and features. */
export interface Portal {
  config: PortalConfig;
  i18n: I18n;
  words: Words;
  session: Session;
  clients: {
    datains: DatainsClient;
    report: ReportClient;
    dataseq: DataseqClient;
    /** The indexing host: signed links by checksum. */
    index: DataseqClient;
  };
  /** The bases of the services, the browser's own overrides applied. */
  bases: PortalConfig['services'];
  /** What features may keep in the browser. */
  storage: Storage;
  queryClient: QueryClient;
  preferences: PreferencesStore;
  avatars: LocalAvatars;
  notices: Notices;
}

export interface PortalParts {
  config: PortalConfig;
  i18n: I18n;
  words: Words;
  storage: Storage;
  page: Window;
}

/** Joins the parts. Nothing is fetched here. */
export function createPortal({ config, i18n, words, storage, page }: PortalParts): Portal {
  const { authority, clientId, scope } = config.identity;
  const notices = createNotices(i18n);
  followLanguage(words, page);
  const session = createSession({
    provider: createOidcIdentityProvider({
      authority,
      clientId,
      scope,
      pageUrl: page.location.href.split('#')[0] ?? '',
      locale: words.locale,
    }),
    store: createAuthStore(storage, page, notices.signInNotStored),
    lock: createLock('locks' in page.navigator ? page.navigator.locks : undefined, storage),
    hostname: page.location.hostname,
  });
  const options = { locale: words.locale, fetch: session.authFetch };
  const bases = serviceBases(config, storage);
  return {
    config,
    i18n,
    words,
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
