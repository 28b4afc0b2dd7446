import { i18n } from '@lingui/core';
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

/** Somebody who is signed in. */
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

/** What a story may say about the portal that it stands in, as `parameters.portal`. */
export interface PortalSetting {
  /** The address at which the story is. */
  path?: string;
  session?: SessionState;
  parts?: Partial<Portal>;
}

function aPortal({ session, parts }: PortalSetting): Portal {
  const portal = createPortal({
    config: aConfig({ version: '0.1.1' }),
    i18n,
    words: { locale: () => 'en-US', need: async () => undefined, switchTo: async () => undefined },
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
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [setting.path ?? '/dashboard'] }),
    context: { portal: aPortal(setting) },
  });
  // The types of the real route tree are registered for all routers; a story needs its context, not its routes.
  return router as unknown as RegisteredRouter;
}

function Host({ Story, setting }: { Story: ComponentType; setting: PortalSetting }) {
  const [router] = useState(() => aRouter(Story, setting));
  return <RouterProvider router={router} />;
}

/** Puts a story into a portal of its own, with feedback, palette and tour as the shell has them. */
export const inPortal: Decorator = (Story, { parameters, id }) => (
  <Host key={id} Story={Story} setting={(parameters['portal'] ?? {}) as PortalSetting} />
);
