import './preview.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { applyTheme, DEFAULT_PRIMARY, THEME_PRESETS, Toaster } from '@omics-portal/ui';
import { type Decorator, type Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { createPortal } from 'react-dom';
import { toast } from 'sonner';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { activateLocale } from './messages';
import { startMockWorker } from './mock-worker';

function ThemedFrame({
  theme,
  primary,
  children,
}: {
  theme: 'light' | 'dark';
  primary: string;
  children: ReactNode;
}) {
  useLayoutEffect(() => applyTheme({ mode: theme, primary, colourWeak: false }), [theme, primary]);
  return children;
}

/** A fresh cache per story: what one story loaded must not answer for another. */
function FreshQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Outside the story's own canvas, as on a page: a story that looks for its only region shall find its own. */
function Notices() {
  return createPortal(<Toaster label="Notices" closeLabel="Dismiss notice" />, document.body);
}

const inHost: Decorator = (Story, { globals, id, parameters }) => (
  <ThemedFrame theme={globals['theme'] === 'dark' ? 'dark' : 'light'} primary={String(globals['primary'])}>
    <I18nProvider i18n={i18n}>
      <FreshQueries key={id}>
        <Story />
        {parameters['toaster'] === false ? null : <Notices />}
      </FreshQueries>
    </I18nProvider>
  </ThemedFrame>
);

const preview: Preview = {
  decorators: [inHost],
  // The stories of a run share one page: a notice of one must not stand in the next.
  beforeEach: () => () => {
    toast.dismiss();
  },
  loaders: [
    mswLoader(startMockWorker),
    async ({ globals }) => {
      await activateLocale(String(globals['locale']));
      return {};
    },
  ],
  // STORYBOOK_THEME=dark runs every story, and axe on it, in the other theme; STORYBOOK_LOCALE likewise.
  initialGlobals: {
    theme: import.meta.env['STORYBOOK_THEME'] ?? 'light',
    primary: DEFAULT_PRIMARY,
    locale: import.meta.env['STORYBOOK_LOCALE'] ?? 'en-US',
  },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    primary: {
      toolbar: {
        title: 'Primary',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: THEME_PRESETS.map(({ key, colour }) => ({ value: colour, title: key })),
      },
    },
    locale: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en-US', title: 'English' },
          { value: 'zh-CN', title: '简体中文' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { matchers: { date: /_time$|At$/u } },
  },
};

export default preview;
