// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { createHashHistory } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreferences } from '../composition/preferences';
import type { Portal } from '../composition/portal';
import { createPortalRouter } from '../routes/router';
import { aConfig, aStorage } from '../testing/portal';
import { describeTab } from './describe-tab';
import { followRouter } from './follow-router';
import { createWorkspaceStore } from './workspace-store';

type Token = 'valid' | 'invalid' | 'unreachable';

/** For a machine that does other things at the same time. */
const PATIENCE = { timeout: 10_000 };

/** A person at a browser tab: the session can change, everything else is the real thing. */
function aSession(start: Token) {
  const listeners = new Set<() => void>();
  const state: { token: Token; status: 'signed-in' | 'signed-out' } = { token: start, status: 'signed-out' };
  return {
    checkToken: async () => state.token,
    loadUser: async () => {
      state.status = 'signed-in';
    },
    forget: () => undefined,
    getState: () => ({ status: state.status }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (token: Token, status: typeof state.status) => {
      Object.assign(state, { token, status });
      listeners.forEach((listener) => listener());
    },
  };
}

const stops: (() => void)[] = [];

async function open(address: string, { token = 'valid' as Token, storage = aStorage() } = {}) {
  window.location.hash = address;
  const session = aSession(token);
  const preferences = createPreferences(aStorage(), new EventTarget());
  const page = { scrollY: 0, scrollTo: vi.fn(), history: window.history };
  const parts = {
    config: aConfig({ brand: 'acme' }),
    i18n: setupI18n(),
    session,
    notices: { noPermission: () => undefined },
    queryClient: new QueryClient(),
    messages: { load: async () => undefined },
  };
  const router = createPortalRouter(parts as unknown as Portal, createHashHistory());
  const store = createWorkspaceStore(storage, (href) => describeTab(router, href) !== undefined);
  const following = followRouter({
    router,
    store,
    session: session as never,
    preferences,
    page: page as never,
  });
  const unsubscribe = router.history.subscribe(() => void router.load());
  stops.push(() => {
    following.stop();
    unsubscribe();
    router.history.destroy();
  });
  await router.load();
  const at = async (href: string) => {
    await vi.waitFor(() => {
      expect(router.state.status).toBe('idle');
      expect(router.state.resolvedLocation?.href).toBe(href);
    }, PATIENCE);
  };
  /** Navigates like a link or the address bar. */
  const follow = async (href: string, arrival = href) => {
    window.location.hash = href;
    await at(arrival);
  };
  const tabs = () => store.get().workspace?.tabs;
  return { router, store, session, preferences, page, following, follow, at, tabs };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.unstubAllGlobals();
});

test('each visited address gets a tab, with its query; a known one is activated', async () => {
  const { follow, tabs, store } = await open('/materials');
  await follow('/reference-datasets/download');
  await follow('/data/upload?page=2');
  await follow('/data/upload?page=3');
  await follow('/materials');
  expect(tabs()).toHaveLength(4);
  expect(tabs()?.slice(2)).toEqual([expect.stringContaining('page=2'), expect.stringContaining('page=3')]);
  expect(store.get().workspace?.active).toBe(tabs()?.[0]);
});

test('a screen that writes its filters into the address takes its tab along, and so does the way back', async () => {
  const { router, tabs, at } = await open('/data/upload?page=2');
  await router.navigate({ to: '/data/upload', search: { page: 3 } as never });
  expect(tabs()).toEqual([expect.stringContaining('page=3')]);
  router.history.back();
  await at('/data/upload?page=2');
  await vi.waitFor(() => expect(tabs()).toEqual([expect.stringContaining('page=2')]), PATIENCE);
});

test('stepping back over what a screen wrote into the address of a link takes the tab along too', async () => {
  const { router, follow, tabs, at } = await open('/materials');
  await follow('/data/upload?page=2');
  await router.navigate({ to: '/data/upload', search: { page: 3 } as never });
  router.history.back();
  await at('/data/upload?page=2');
  expect(tabs()).toHaveLength(2);
  expect(tabs()?.[1]).toContain('page=2');
});

test('a page with its defaults left out or written out is one tab', async () => {
  const { follow, tabs } = await open('/notifications');
  await follow('/materials');
  await follow('/notifications?page=1');
  expect(tabs()?.filter((tab) => tab.startsWith('/notifications'))).toEqual(['/notifications?page=1']);
});

test.each([
  ['the page for unknown paths', '/no/such/page', '/404?from=/no/such/page'],
  ['an error page', '/exception/500', '/exception/500'],
  ['a page that only leads on', '/seq-flow/submit', '/seq-flow/app-store'],
])('%s makes no tab of its own', async (_, href, arrival) => {
  const { follow, tabs } = await open('/materials');
  await follow(href, arrival);
  expect(tabs()?.some((tab) => tab.startsWith(href) || tab.startsWith('/404'))).toBe(false);
  expect(tabs()?.[0]).toContain('/materials');
});

test('the sign-in page makes no tab', async () => {
  const { tabs } = await open('/user/login', { token: 'invalid' });
  expect(tabs()).toBeUndefined();
});

test('what was open is open again after a reload, in its order', async () => {
  const storage = aStorage();
  const first = await open('/materials', { storage });
  await first.follow('/notifications?page=1');
  const before = first.tabs();
  stops.splice(0).forEach((stop) => stop());
  const second = await open('/notifications?page=1', { storage });
  expect(second.tabs()).toEqual(before);
});

test('at sign-out the private tabs go', async () => {
  const { follow, session, tabs } = await open('/materials');
  await follow('/notifications?page=1');
  await follow('/publications');
  session.become('invalid', 'signed-out');
  await vi.waitFor(
    () => expect(tabs()).toEqual([expect.stringContaining('/materials'), '/publications']),
    PATIENCE,
  );
});

test('while the identity provider does not answer they stay', async () => {
  const { follow, session, tabs } = await open('/notifications?page=1');
  await follow('/publications');
  session.become('unreachable', 'signed-out');
  await session.checkToken();
  expect(tabs()).toEqual(['/notifications?page=1', '/publications']);
});

test('with many tabs switched off there is the one page that is open', async () => {
  const { follow, preferences, tabs } = await open('/publications');
  await follow('/notifications?page=1');
  preferences.set({ multiTab: false });
  expect(tabs()).toEqual(['/notifications?page=1']);
  await follow('/publications');
  expect(tabs()).toEqual(['/publications']);
});
