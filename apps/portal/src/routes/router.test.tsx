// @vitest-environment jsdom
import { setupI18n } from '@lingui/core';
import { createMemoryHistory } from '@tanstack/react-router';
import { QueryClient } from '@tanstack/react-query';
import { IdentityError, type Session, type SessionState } from '@omics-portal/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSession } from '../navigation/follow-session';
import type { Portal } from '../composition/portal';
import { aConfig } from '../testing/portal';
import { createPortalRouter } from './router';

const user = {
  name: 'Lin Wei',
  lastName: 'Wei',
  email: '',
  username: 'lin',
  groups: [],
  roles: [],
  avatar: undefined,
};

/** Session with the functions that the guard uses. A rejected `loadUser` ends it, like in the real one. */
function aSession(
  token: 'valid' | 'invalid' | 'unreachable',
  loadUser: Session['loadUser'] = async () => user,
) {
  let state: SessionState = token === 'invalid' ? { status: 'signed-out' } : { status: 'identifying' };
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const isOpen = () => state.status !== 'signed-out';
  return {
    checkToken: async () => (isOpen() ? token : 'invalid'),
    hasValidToken: () => isOpen() && token === 'valid',
    accessToken: () => (isOpen() ? 'token' : undefined),
    loadUser: () =>
      loadUser().catch((error: unknown) => {
        if (error instanceof IdentityError && error.reason === 'rejected' && isOpen()) {
          become({ status: 'signed-out', ended: 'user-refused' });
        }
        throw error;
      }),
    forget: vi.fn(() => become({ status: 'signed-out' })),
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Opens an address with the real route tree and returns the resulting address. The portal has what the guard uses. */
async function open(address: string, session: ReturnType<typeof aSession>) {
  const noPermission = vi.fn();
  const keepOnlyFor = vi.fn();
  const parts = {
    config: aConfig({ brand: 'acme' }),
    i18n: setupI18n(),
    session,
    notices: { noPermission, keepOnlyFor },
    queryClient: new QueryClient(),
    messages: { load: async () => undefined },
  };
  const portal = parts as unknown as Portal;
  const router = createPortalRouter(portal, createMemoryHistory({ initialEntries: [address] }));
  followSession(portal, router);
  await router.load();
  return { href: router.state.location.href, noPermission, keepOnlyFor, session, router };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', '/dashboard'],
  ['/data', '/data/download'],
  ['/seq-flow', '/seq-flow/app-store'],
  ['/seq-flow/submit', '/seq-flow/app-store'],
  ['/reference-datasets', '/reference-datasets/visualization/acme-rna-vis'],
  ['/reference-datasets/visualization', '/reference-datasets/visualization/acme-rna-vis'],
  ['/user', '/user/login'],
  ['/data/download/acme-genomics', '/data/download/acme-genomics'],
  ['/data/download?collection=acme_synthetic', '/data/download?collection=acme_synthetic'],
  ['/data/download/other-genomics', '/404?from=/data/download/other-genomics'],
  ['/no/such/page?x=1', '/404?from=/no/such/page%3Fx%3D1'],
  ['/data/qc-job-submit/01', '/404?from=/data/qc-job-submit/01'],
])('for an anonymous visitor %s leads to %s, without a notice', async (address, expected) => {
  const { href, noPermission } = await open(address, aSession('invalid'));
  expect(href).toBe(expected);
  expect(noPermission).not.toHaveBeenCalled();
});

test.each([
  ['/account', '/account/center'],
  ['/account/settings', '/account/settings/base'],
  ['/data/qc-job-submit', '/data/qc-job-submit'],
  [
    '/data/qc-job-submit/2?appId=ea989ffd08517f6c4dc1edf931ac946f',
    '/data/qc-job-submit/2?appId=ea989ffd08517f6c4dc1edf931ac946f',
  ],
  ['/user/login', '/dashboard'],
  ['/user/login/', '/dashboard'],
  ['/USER/LOGIN?redirect=%2Faccount%2Fcenter', '/account/center'],
  [
    '/user/login?redirect=%2Fdata%2Fqc-job-submit%2F2%3FappId%3Dea989ffd08517f6c4dc1edf931ac946f',
    '/data/qc-job-submit/2?appId=ea989ffd08517f6c4dc1edf931ac946f',
  ],
  ['/user/login?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
  ['/user/login?redirect=%2Fno%2Fsuch%2Fpage', '/dashboard'],
  ['/user/login?redirect=%2Fuser%2Flogin%3Fredirect%3D%252Fuser%252Flogin', '/dashboard'],
])('for a signed-in user %s leads to %s', async (address, expected) => {
  expect((await open(address, aSession('valid'))).href).toBe(expected);
});

test.each([
  '/data/upload',
  '/seq-flow/file-manager?path=a%2Fb%20c&x=1',
  '/datains-report/7?readonly=true',
  '/exception/403',
  '/embeded-frame?src=x',
])('the private %s requires a sign-in, which returns to the same address', async (address) => {
  const anonymous = await open(address, aSession('invalid'));
  expect(anonymous.href).toMatch(/^\/user\/login\?redirect=/);
  expect(anonymous.noPermission).toHaveBeenCalledOnce();
  expect(anonymous.session.forget).toHaveBeenCalledOnce();
  const back = await open(anonymous.href, aSession('valid'));
  expect(decodeURIComponent(back.href.replaceAll('+', ' '))).toBe(decodeURIComponent(address));
});

test('the Confirm button of the notice leads to the login page with the full path', async () => {
  const { noPermission, router } = await open('/data/upload?page=2', aSession('invalid'));
  await router.navigate({ to: '/dashboard' });
  (noPermission.mock.calls[0]?.[1] as () => void)();
  await vi.waitFor(() =>
    expect(router.state.location.href).toBe('/user/login?redirect=/data/upload%3Fpage%3D2'),
  );
});

test('a user unknown to the provider is signed out, notified once, and keeps the public page', async () => {
  const refused = () => Promise.reject(new IdentityError('rejected', 'no'));
  const onPublic = await open('/materials', aSession('valid', refused));
  await vi.waitFor(() => expect(onPublic.noPermission).toHaveBeenCalledOnce());
  expect(onPublic.noPermission).toHaveBeenCalledWith('/materials', expect.any(Function));
  expect(onPublic.href).toBe('/materials');
  expect(onPublic.session.getState()).toEqual({ status: 'signed-out' });

  const onPrivate = await open('/data/upload', aSession('valid', refused));
  await vi.waitFor(() =>
    expect(onPrivate.router.state.location.href).toBe('/user/login?redirect=/data/upload'),
  );
  expect(onPrivate.noPermission).toHaveBeenCalledOnce();
  expect(onPrivate.noPermission).toHaveBeenCalledWith('/user/login', expect.any(Function));
});

test.each(['/materials', '/data/upload'])(
  'while user info does not respond, %s opens and the user stays signed in',
  async (address) => {
    const hung = await open(
      address,
      aSession('valid', () => new Promise(() => undefined)),
    );
    expect(hung.href).toBe(address);
    expect(hung.router.state.matches[0]?.status).toBe('success');
    const down = await open(
      address,
      aSession('valid', () => Promise.reject(new IdentityError('unreachable', 'down'))),
    );
    expect(down.href).toBe(address);
    expect(down.session.forget).not.toHaveBeenCalled();
    expect(down.noPermission).not.toHaveBeenCalled();
  },
);

test('while an expired token cannot be renewed for lack of a response, public pages open and private ones show an error', async () => {
  expect((await open('/materials', aSession('unreachable'))).href).toBe('/materials');
  const { router, session, noPermission } = await open('/data/upload', aSession('unreachable'));
  expect(router.state.location.href).toBe('/data/upload');
  expect(router.state.matches[0]?.error).toMatchObject({ name: 'IdentityUnreachableError' });
  expect(session.forget).not.toHaveBeenCalled();
  expect(noPermission).not.toHaveBeenCalled();
});

test('a public page does not wait for the renewal of an expired token', async () => {
  const session = { ...aSession('unreachable'), checkToken: () => new Promise<never>(() => undefined) };
  expect((await open('/materials', session)).href).toBe('/materials');
  expect((await open('/user/login', session)).href).toBe('/user/login');
});
