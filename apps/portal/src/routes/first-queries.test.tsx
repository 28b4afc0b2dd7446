// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { createDatainsClient, createDataseqClient, createReportClient } from '@omics-portal/api';
import { createMemoryHistory, Outlet } from '@tanstack/react-router';
import { act, createElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPortal, type Portal } from '../composition/portal';
import { createMemoryStorage } from '../composition/storage';
import { PortalApp } from '../portal-app';
import { aConfig } from '../testing/portal';
import { createPortalRouter } from './router';

/** Chunks of screens, which arrive when a test releases them. */
const chunks = vi.hoisted(() => {
  let release = () => {};
  let released = Promise.resolve();
  let areReleased = false;
  const listeners = new Set<() => void>();
  return {
    hold: () => {
      areReleased = false;
      released = new Promise((resolve) => (release = resolve));
    },
    release: () => {
      areReleased = true;
      release();
      listeners.forEach((listener) => listener());
    },
    released: () => released,
    areReleased: () => areReleased,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

vi.mock('../resilience/load-chunk', () => ({
  loadChunk: (load: () => Promise<unknown>) => () =>
    /-screens\b/.test(String(load)) ? chunks.released().then(load) : load(),
}));
// The module of a chunk stays after its first route: its screens are held, too.
vi.mock(import('@tanstack/react-router'), async (original) => {
  const router = await original();
  const lazyRouteComponent = (load: never, name: never) => {
    const Screen = router.lazyRouteComponent(load, name);
    const Held = (props: object) =>
      useSyncExternalStore(chunks.subscribe, chunks.areReleased) ? createElement(Screen, props) : null;
    return Object.assign(Held, { preload: Screen.preload });
  };
  return { ...router, lazyRouteComponent: lazyRouteComponent as typeof router.lazyRouteComponent };
});
// The layouts have requests of their own.
vi.mock('../shell/layouts/main-layout', () => ({ MainLayout: Outlet }));
vi.mock('../shell/layouts/root-layout', () => ({ RootLayout: Outlet }));

const USER = {
  name: 'Lin Wei',
  lastName: 'Wei',
  email: 'lin@example.org',
  username: 'lin',
  groups: ['admin'],
  roles: ['admin'],
  avatar: undefined,
};

/** Requests of the current page. No server responds, so that none of them depends on a response. */
let requests: string[] = [];

function record(input: RequestInfo | URL): Promise<Response> {
  const request = input instanceof Request ? input : { method: 'GET', url: String(input) };
  const { pathname, search } = new URL(request.url, 'http://portal.test');
  requests.push(`${request.method} ${pathname}${decodeURIComponent(search)}`);
  return new Promise<Response>(() => undefined);
}

/** Portal with a signed-in admin, or with a visitor. */
function aPortal(isSignedIn: boolean): Portal {
  const portal = createPortal({
    config: aConfig({ brand: 'acme', publicationsUrl: 'publications.md', materialsTermsUrl: 'terms.md' }),
    i18n,
    messages: { locale: () => 'en-US', load: async () => undefined, switchTo: async () => undefined },
    storage: createMemoryStorage(),
    page: window,
  });
  const options = { locale: () => 'en-US', fetch: record };
  const state = isSignedIn
    ? ({ status: 'signed-in', user: USER } as const)
    : ({ status: 'signed-out' } as const);
  return {
    ...portal,
    session: {
      ...portal.session,
      checkToken: async () => (isSignedIn ? 'valid' : 'invalid'),
      hasValidToken: () => isSignedIn,
      accessToken: () => (isSignedIn ? 'token' : undefined),
      loadUser: async () => USER,
      getState: () => state,
      subscribe: () => () => undefined,
    },
    clients: {
      datains: createDatainsClient({ ...options, baseUrl: 'http://portal.test/datains' }),
      report: createReportClient({ ...options, baseUrl: 'http://portal.test/quartet-service' }),
      dataseq: createDataseqClient({ ...options, baseUrl: 'http://portal.test/dataseq' }),
      index: createDataseqClient({ ...options, baseUrl: 'http://portal.test/index' }),
    },
  };
}

/** Waits until nothing is imported any more and all effects have run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await act(() => vi.dynamicImportSettled());
  }
}

/** Opens an address; resolves to the requests before the code of its screen arrives, and to those that begin only then. */
async function open(address: string, isSignedIn: boolean) {
  requests = [];
  chunks.hold();
  const portal = aPortal(isSignedIn);
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<PortalApp portal={portal} router={router} />);
  await settle();
  const early = [...requests];
  await act(async () => chunks.release());
  await settle();
  const isShown = host.textContent !== '' && !host.textContent.includes('could not be shown');
  await act(async () => root.unmount());
  host.remove();
  return {
    address: router.state.location.pathname,
    early,
    late: requests.filter((one) => !early.includes(one)),
    isShown,
  };
}

beforeEach(() => {
  i18n.load('en-US', {});
  i18n.activate('en-US');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', record);
  vi.stubGlobal('scrollTo', () => undefined);
  // No layout in jsdom: nothing below the fold comes near.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Object.assign(Element.prototype, { scrollBy: () => undefined, scrollIntoView: () => undefined });
});

/** Screens of the route tree, by their addresses. */
const SCREENS = Object.values(createPortalRouter(aPortal(true), createMemoryHistory()).routesById)
  .filter(({ children, options }) => !children && options.component)
  .map(({ fullPath, options }) => ({
    access: options.staticData?.access,
    address: fullPath
      .replace('{$brand}', 'acme')
      .replace(/\/\{-\$[^}]+\}/gu, '')
      .replace(/\$\w+/gu, 'one'),
  }));

/** Addresses whose search parameters choose what the screen shows first. */
const CHOSEN = [
  '/materials?lot=one',
  '/seq-flow/control-chart?tool=dseqc&laboratory=L1',
  '/seq-flow/file-manager?path=minio://users/data/lin/',
  '/seq-flow/qc-job-results?name=one&page=2',
  '/seq-flow/qc-report-management?tool=protqc',
  '/seq-flow/report-comparison?reports=one,two',
];

test.each([
  ...SCREENS.filter(({ access }) => access === 'signed-in').map(({ address }) => address),
  ...CHOSEN,
])(
  'the loader of %s starts each request of its first screen, also before its code has arrived',
  async (address) => {
    const { late, isShown } = await open(address, true);
    expect(isShown).toBe(true);
    expect(late).toEqual([]);
  },
);

test.each([
  ...SCREENS.filter(({ access }) => access === 'public').map(({ address }) => address),
  '/markdown-previewer?url=https://docs.test/a.md',
  '/user/password?link=one',
])('the loader of %s starts each request of a visitor, also before its code has arrived', async (address) => {
  const { late, isShown } = await open(address, false);
  expect(isShown).toBe(true);
  expect(late).toEqual([]);
});

test.each(['/materials', '/publications', '/data/download', '/seq-flow/app-store'])(
  'the loader of the public page %s starts each request of a signed-in user',
  async (address) => {
    expect((await open(address, true)).late).toEqual([]);
  },
);

test.each(['/seq-flow/quality-assessment-management', '/data/download/acme-proteomics', '/account/accounts'])(
  'requests of %s are recorded',
  async (address) => {
    expect((await open(address, true)).early.length).toBeGreaterThan(0);
  },
);
