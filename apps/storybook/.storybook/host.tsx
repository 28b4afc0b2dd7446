import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { HttpError, isObject } from '@omics-portal/api';
import { applyTheme, IconTooltips, Toaster } from '@omics-portal/ui';
import { type Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { UntilOver } from './story-over';
import { lookOf, type Look } from './toolbar';

function watchDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const pageDirection = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Puts a look on the whole page, where the overlays of a part stand as well. */
export function LookFrame({ look, children }: { look: Look; children: ReactNode }) {
  const { theme, primary, colourWeak, direction } = look;
  useLayoutEffect(() => {
    void applyTheme({ mode: theme, primary, colourWeak });
  }, [theme, primary, colourWeak]);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  // The page's own attribute is the truth: the look at a phone turns it round after a story has been played.
  const dir = useSyncExternalStore(watchDirection, pageDirection);
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>;
}

/** As in the portal, a request that needs an index is repeated until that is built; nothing else is repeated. */
function waitsForIndex(_failures: number, error: unknown): boolean {
  return error instanceof HttpError && isObject(error.body) && 'progress' in error.body;
}

/** A fresh cache per story: what one story loaded must not answer for another. */
function FreshQueries({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: waitsForIndex, retryDelay: 100 }, mutations: { retry: false } },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Outside the story's own canvas, as on a page: a story that looks for its only region shall find its own. */
function Notices() {
  return createPortal(<Toaster label="Notices" closeLabel="Dismiss notice" />, document.body);
}

/** Everything a story needs around it, and nothing that it could mistake for its own. */
export const inHost: Decorator = (Story, { globals, id, parameters, viewMode }) => (
  <LookFrame look={lookOf(globals)}>
    <I18nProvider i18n={i18n}>
      <FreshQueries key={id}>
        <UntilOver>
          <Story />
          <IconTooltips />
          {parameters['toaster'] === false || viewMode === 'docs' ? null : <Notices />}
        </UntilOver>
      </FreshQueries>
    </I18nProvider>
  </LookFrame>
);
