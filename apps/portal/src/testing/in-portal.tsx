import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SessionState } from '@omics-portal/auth';
import type { Decorator } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  type RegisteredRouter,
} from '@tanstack/react-router';
import { useState, type ComponentType } from 'react';
import { createPortal, type Portal } from '../composition/portal';
import { createMemoryStorage } from '../composition/storage';
import { ShellActionsProvider } from '../shell/layouts/shell-actions';
import { aConfig } from './portal';

/** Signed-in user. */
export const LIN: SessionState = {
  status: 'signed-in',
  user: {
    name: 'Lin Wei',
    lastName: 'Wei',
    email: 'lin@example.org',
    username: 'lin',
    groups: ['quartet'],
    roles: ['researcher'],
    avatar: undefined,
  },
};

/** Options of a story, as `parameters.portal`. */
export interface PortalSetting {
  /** Address of the story. */
  path?: string;
  session?: SessionState;
  parts?: Partial<Portal>;
}

function aPortal({ session, parts }: PortalSetting): Portal {
  const portal = createPortal({
    config: aConfig({ version: '0.1.1' }),
    i18n,
    messages: { locale: () => 'en-US', load: async () => undefined, switchTo: async () => undefined },
    storage: createMemoryStorage(),
    page: window,
  });
  return {
    ...portal,
    ...(session ? { session: { ...portal.session, getState: () => session } } : {}),
    ...parts,
  };
}

function aRouter(Story: ComponentType, setting: PortalSetting): RegisteredRouter {
  const root = createRootRoute({
    staticData: { access: 'public' },
    component: () => (
      <ShellActionsProvider>
        <Story />
      </ShellActionsProvider>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '$', staticData: { access: 'public' } });
  const main = createRoute({ getParentRoute: () => root, id: 'main', staticData: { access: 'public' } });
  const notifications = createRoute({
    getParentRoute: () => main,
    path: 'notifications',
    staticData: { access: 'signed-in', title: msg`Notifications` },
  });
  const request = createRoute({
    getParentRoute: () => main,
    path: 'request-materials',
    staticData: { access: 'public', title: msg`Request Materials` },
  });
  const router = createRouter({
    routeTree: root.addChildren([page, main.addChildren([notifications, request])]),
    history: createMemoryHistory({ initialEntries: [setting.path ?? '/dashboard'] }),
    context: { portal: aPortal(setting) },
  });
  // The types of the real route tree are registered for all routers; a story needs its context, and two pages that the palette lists.
  return router as unknown as RegisteredRouter;
}

function Host({ Story, setting }: { Story: ComponentType; setting: PortalSetting }) {
  const [router] = useState(() => aRouter(Story, setting));
  return <RouterProvider router={router} />;
}

/** Renders a story in a portal, with feedback, palette and tour as in the shell. */
export const inPortal: Decorator = (Story, { parameters, id }) => (
  <Host key={id} Story={Story} setting={(parameters['portal'] ?? {}) as PortalSetting} />
);
