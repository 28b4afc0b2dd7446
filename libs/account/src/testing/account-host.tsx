import { createDatainsClient } from '@omics-portal/api';
import type { Session, SessionState, SignInOutcome } from '@omics-portal/auth';
import type {} from 'msw-storybook-addon/csf3';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { AccountProvider, type AccountPorts } from '../account-context';
import { choose, type AppearancePreferences } from '../settings/appearance-panel/appearance';

const SIGNED_IN: SessionState = {
  status: 'signed-in',
  user: {
    name: 'Lin Wei',
    lastName: 'Wei',
    email: 'lin@example.org',
    username: 'lin',
    groups: ['quartet', 'default'],
    roles: ['researcher'],
    avatar: undefined,
  },
};

/** Session whose sign-ins all have this outcome. */
export function aSession(outcome: SignInOutcome = 'signed-in', state: SessionState = SIGNED_IN): Session {
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    signIn: async () => outcome,
    startSignIn: async () => '#/at-the-provider',
    finishSignIn: async () => ({ outcome, returnTo: '/data' }),
    signOut: async () => undefined,
    forget: () => undefined,
    checkToken: async () => 'valid',
    hasValidToken: () => true,
    refreshUser: () => undefined,
    loadUser: () =>
      state.status === 'signed-in' ? Promise.resolve(state.user) : Promise.reject(new Error('nobody')),
    accessToken: () => 'opaque',
    authFetch: (request) => globalThis.fetch(request),
  };
}

function memoryPreferences(): AccountPorts['preferences'] {
  const listeners = new Set<() => void>();
  let current: AppearancePreferences = {
    themeMode: 'light',
    primaryColour: '#1890FF',
    colourWeak: false,
    layout: 'topmenu',
    contentWidth: 'Fluid',
    fixedHeader: true,
    hiddenHeader: false,
    autoHideHeader: false,
    fixedSidebar: false,
    multiTab: true,
  };
  return {
    get: () => current,
    set: (patch) => {
      current = choose(current, patch);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function memoryAvatars(): AccountPorts['avatars'] {
  const listeners = new Set<() => void>();
  const pictures = new Map<string, string>();
  return {
    get: (username) => pictures.get(username),
    set: (username, dataUrl) => {
      if (dataUrl === undefined) {
        pictures.delete(username);
      } else {
        pictures.set(username, dataUrl);
      }
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Ports as a host would give them. Give only what a story is about. */
function accountPorts(overrides: Partial<AccountPorts> = {}): AccountPorts {
  return {
    session: aSession(),
    client: createDatainsClient({
      baseUrl: `${location.origin}/datains`,
      locale: () => 'en-US',
      fetch: (request) => globalThis.fetch(request),
    }),
    apiUrl: 'https://portal.example.org/datains',
    preferences: memoryPreferences(),
    avatars: memoryAvatars(),
    language: {
      options: [
        { value: 'en-US', label: 'English' },
        { value: 'zh-CN', label: '中文' },
      ],
      current: () => 'en-US',
      choose: async () => undefined,
    },
    identity: {
      authority: '/identity',
      isLocalUser: false,
      registerUrl: null,
      resetPasswordUrl: null,
      contact: null,
    },
    links: {
      login: () => '#/user/login',
      register: () => '#/user/register',
      recover: () => '#/user/recover',
      requestMaterials: () => '#/request-materials',
      notifications: () => '#/notifications',
      notificationSubject: ({ kind, id }) => `#/${kind}/${id}`,
      projects: () => '#/seq-flow/quality-assessment-management',
      uploads: () => '#/data/upload',
      files: (path = '') => `#/seq-flow/file-manager?path=${path}`,
      settings: (page) => `#/account/settings/${page}`,
      accounts: () => '#/account/accounts',
      audit: () => '#/account/audit',
    },
    onSignOut: () => undefined,
    localData: { list: async () => [], clear: async () => undefined },
    onClearLocalData: async () => undefined,
    followEvents: () => () => undefined,
    notificationsPollMs: 60_000,
    ...overrides,
  };
}

function Host({ overrides, children }: { overrides: Partial<AccountPorts>; children: ReactNode }) {
  const [ports] = useState(() => accountPorts(overrides));
  return <AccountProvider value={ports}>{children}</AccountProvider>;
}

/** Renders a story in a host; `parameters.ports` overrides its ports. */
export const inAccountHost: Decorator = (Story, { parameters, id }) => (
  <Host key={id} overrides={(parameters['ports'] ?? {}) as Partial<AccountPorts>}>
    <Story />
  </Host>
);
