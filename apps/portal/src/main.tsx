import './main.css';
import { i18n } from '@lingui/core';
import { createRoot } from 'react-dom/client';
import { ConfigError } from './composition/config';
import { loadConfig } from './composition/inlined-config';
import { followSession } from './navigation/follow-session';
import { createPortal } from './composition/portal';
import { openStorage } from './composition/storage';
import { followTheme } from './composition/theme';
import { changingTheme } from './composition/theme-notice';
import { createMessageStore } from './composition/message-store';
import { loadMessages } from './messages';
import { PortalApp } from './portal-app';
import { createPortalRouter } from './routes/router';

async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  const storage = openStorage(window);
  const messages = createMessageStore({
    i18n,
    storage,
    browserLanguages: navigator.languages,
    root: document.documentElement,
  });
  try {
    const [config] = await Promise.all([
      loadConfig(document, './config.json', messages.locale()),
      messages.load(loadMessages),
    ]);
    const portal = createPortal({ config, i18n, messages, storage, page: window });
    followTheme(portal.preferences, { storage, announce: changingTheme(i18n), page: window });
    const router = createPortalRouter(portal);
    followSession(portal, router);
    root.render(<PortalApp portal={portal} router={router} />);
  } catch (error) {
    // Few visits need this page. If it does not load either, the text of index.html stays.
    const page =
      error instanceof ConfigError && (await import('./composition/boot-failure').catch(() => undefined));
    if (page) {
      document.title = 'Configuration';
      root.render(<page.BootFailure problems={error.problems} />);
    } else {
      document.documentElement.dataset['start'] = 'failed';
      throw error;
    }
  }
}

const container = document.getElementById('root');
if (container) {
  void start(container);
}
