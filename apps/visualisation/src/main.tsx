import './main.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { IconTooltips } from '@omics-portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { followAppearance } from './appearance/follow-appearance';
import { kindOfPage } from './document/kind-of-page';
import { loadMessages } from './messages';
import { Notices } from './shared/notices';
import { VisualisationPage } from './visualisation-page';

async function start(container: HTMLElement): Promise<void> {
  await followAppearance({ i18n, loadMessages, page: window });
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: 1 } } });
  createRoot(container).render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <VisualisationPage kind={kindOfPage(window.location)} />
        <IconTooltips />
        <Notices />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const container = document.getElementById('root');
if (container) {
  void start(container);
}
