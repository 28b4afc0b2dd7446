import { createDatainsClient, createDataseqClient, createReportClient } from '@omics-portal/api';
import type { Decorator } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Portal } from '../../composition/portal';
import { aConfig } from '../../testing/portal';

/** As much of the portal as the dashboard uses, over mocked back ends. */
function aPortal(): Portal {
  const options = { locale: () => 'en-US', fetch: (request: Request) => globalThis.fetch(request) };
  const dataseq = createDataseqClient({ ...options, baseUrl: `${location.origin}/dataseq` });
  const parts: Pick<Portal, 'config' | 'clients'> = {
    config: aConfig({ productTitle: 'Quartet Data Portal' }),
    clients: {
      datains: createDatainsClient({ ...options, baseUrl: `${location.origin}/datains` }),
      report: createReportClient({ ...options, baseUrl: `${location.origin}/quartet-service` }),
      dataseq,
      index: dataseq,
    },
  };
  // The rest (session, notices, words) belongs to the shell, which does not stand in these stories.
  return parts as Portal;
}

const ContentContext = createContext<ReactNode>(null);

function Content() {
  return use(ContentContext);
}

/** A router of one root: it writes addresses as the real one does, and has no screens to go to. */
function createStoryRouter() {
  const root = createRootRouteWithContext<{ portal: Portal }>()({
    staticData: { access: 'public' },
    component: Content,
  });
  return createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { portal: aPortal() },
  });
}

function Host({ children }: { children: ReactNode }) {
  const [router] = useState(createStoryRouter);
  return (
    <ContentContext value={children}>
      <RouterProvider router={router as never} />
    </ContentContext>
  );
}

/** Puts a story where the dashboard stands. */
export const inPortal: Decorator = (Story, { id }) => (
  <Host key={id}>
    <Story />
  </Host>
);
