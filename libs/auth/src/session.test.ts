import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTH_STORAGE_KEY, createAuthStore } from './auth-store';
import { IdentityError, type IdentityProvider } from './identity-provider';
import { createLock } from './lock';
import { createSession } from './session';
import { browser, EXPIRED, FRESH, NOW, VALID } from './testing/browser';
import { aProvider, sharedStorage } from './testing/tokens';

test('signing in stores the tokens and loads the user', async () => {
  const { session, storage } = browser({})();
  expect(session.getState()).toEqual({ status: 'signed-out' });
  expect(await session.signIn('lin', 'secret')).toBe('signed-in');
  await vi.waitFor(() =>
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      user: { name: 'Lin Wei', lastName: 'Wei', username: 'lin' },
    }),
  );
  expect(storage.getItem(AUTH_STORAGE_KEY)).toContain('"refresh_token":"r-1"');
});

test.each(['rejected', 'closed', 'locked', 'unreachable'] as const)(
  'a sign-in that ends as "%s" reports it and stores nothing',
  async (reason) => {
    const { session, store } = browser({ signIn: () => Promise.reject(new IdentityError(reason, 'no')) })();
    expect(await session.signIn('lin', 'secret')).toBe(reason);
    expect(store.read()).toBeUndefined();
  },
);

test('correct credentials are accepted after wrong ones', async () => {
  const signIn = vi
    .fn<IdentityProvider['signIn']>()
    .mockRejectedValueOnce(new IdentityError('rejected', 'no'))
    .mockResolvedValueOnce({ access_token: VALID });
  const { session } = browser({ signIn })();
  expect(await session.signIn('lin', 'wrong')).toBe('rejected');
  expect(await session.signIn('lin', 'right')).toBe('signed-in');
});

test('a valid stored token of the same user is reused, one of another user is not', async () => {
  const signIn = vi.fn<IdentityProvider['signIn']>().mockResolvedValue({ access_token: FRESH });
  const { session, store } = browser({ signIn })();
  store.write({ access_token: VALID });
  expect(await session.signIn('lin', 'secret')).toBe('signed-in');
  expect(signIn).not.toHaveBeenCalled();
  expect(await session.signIn('maria', 'secret')).toBe('signed-in');
  expect(store.read()).toEqual({ access_token: FRESH });
});

test.each([
  ['nothing stored', undefined, 'invalid'],
  ['a valid token', { access_token: VALID }, 'valid'],
  ['an expired token and no refresh token', { access_token: EXPIRED }, 'invalid'],
  ['an expired token and a refresh token', { access_token: EXPIRED, refresh_token: 'r' }, 'valid'],
] as const)('with %s the token is %s', async (_title, record, expected) => {
  const { session, store } = browser({
    refresh: async () => ({ access_token: FRESH, refresh_token: 'r-2' }),
  })();
  if (record) {
    store.write(record);
  }
  expect(await session.checkToken()).toBe(expected);
});

test('a rejected refresh token ends the session, an unreachable provider does not', async () => {
  const refresh = vi
    .fn<IdentityProvider['refresh']>()
    .mockRejectedValueOnce(new IdentityError('unreachable', 'down'))
    .mockRejectedValueOnce(new IdentityError('rejected', 'no'));
  const { session, store } = browser({ refresh })();
  store.write({ access_token: EXPIRED, refresh_token: 'r' });
  expect(await session.checkToken()).toBe('unreachable');
  expect(store.read()).toBeDefined();
  expect(await session.checkToken()).toBe('invalid');
  expect(store.read()).toBeUndefined();
});

test('signing out in one tab signs out the other, also when the provider fails', async () => {
  const open = browser({
    signOut: () => Promise.reject(new IdentityError('unreachable', 'provider is down')),
  });
  const [one, two] = [open(), open()];
  await one.session.signIn('lin', 'secret');
  await vi.waitFor(() => expect(two.session.getState().status).toBe('signed-in'));
  await expect(one.session.signOut()).rejects.toThrow('provider is down');
  expect(one.session.getState().status).toBe('signed-out');
  expect(two.session.getState().status).toBe('signed-out');
  expect(two.session.accessToken()).toBeUndefined();
});

test.each([
  ['portal.example.org', true],
  ['localhost', false],
  ['127.0.0.1', false],
])('on %s the session at the provider is ended: %s', async (hostname, endSession) => {
  const signOut = vi.fn<IdentityProvider['signOut']>(async () => undefined);
  const { session } = browser({ signOut })(hostname);
  await session.signIn('lin', 'secret');
  await session.signOut();
  expect(signOut).toHaveBeenCalledWith(expect.objectContaining({ refresh_token: 'r-1' }), { endSession });
});

test('a changed account is requested again, and its former state stays until the response', async () => {
  const userInfo = vi.fn(async () => ({
    preferred_username: 'lin',
    name: `Lin ${userInfo.mock.calls.length}`,
  }));
  const { session, store } = browser({ userInfo })();
  store.write({ access_token: VALID });
  await session.loadUser();
  session.refreshUser();
  expect(session.getState()).toMatchObject({ status: 'signed-in', user: { name: 'Lin 1' } });
  await vi.waitFor(() => expect(session.getState()).toMatchObject({ user: { name: 'Lin 2' } }));
});

test('user info is requested once, and a concurrent sign-out wins', async () => {
  let respond: (claims: Record<string, unknown>) => void = () => undefined;
  const userInfo = vi.fn(() => new Promise<Record<string, unknown>>((resolve) => (respond = resolve)));
  const { session, store } = browser({ userInfo })();
  store.write({ access_token: VALID });
  const both = Promise.all([session.loadUser(), session.loadUser()]);
  await vi.waitFor(() => expect(userInfo).toHaveBeenCalled());
  session.forget();
  respond({ preferred_username: 'lin' });
  await both;
  expect(userInfo).toHaveBeenCalledOnce();
  expect(session.getState().status).toBe('signed-out');
});

test('signing in does not wait for user info that hangs; until it arrives the user is being identified', async () => {
  const { session } = browser({ userInfo: () => new Promise(() => undefined) })();
  expect(await session.signIn('lin', 'secret')).toBe('signed-in');
  expect(session.hasValidToken()).toBe(true);
  expect(session.getState()).toEqual({ status: 'identifying' });
});

test.each([
  ['no token', undefined, 'signed-out', false],
  ['a valid token', { access_token: VALID }, 'identifying', true],
  [
    'an expired token that can be renewed',
    { access_token: EXPIRED, refresh_token: 'r' },
    'identifying',
    false,
  ],
  ['an expired token that cannot', { access_token: EXPIRED }, 'signed-out', false],
] as const)('a page that opens with %s is %s', (_title, record, status, valid) => {
  const { storage, target } = sharedStorage()();
  const store = createAuthStore(storage, target);
  if (record) {
    store.write(record);
  }
  const session = createSession({
    provider: aProvider(),
    store,
    lock: createLock(undefined, storage),
    hostname: 'localhost',
    now: () => NOW,
  });
  expect(session.getState().status).toBe(status);
  expect(session.hasValidToken()).toBe(valid);
});

describe('while the provider does not respond', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('a user whose provider does not respond is requested again every 5 s, until it does', async () => {
    const userInfo = vi
      .fn<IdentityProvider['userInfo']>()
      .mockRejectedValueOnce(new IdentityError('unreachable', 'away'))
      .mockRejectedValueOnce(new IdentityError('unreachable', 'away'))
      .mockResolvedValue({ preferred_username: 'lin' });
    const { session } = browser({ userInfo })();
    expect(await session.signIn('lin', 'secret')).toBe('signed-in');
    await vi.advanceTimersByTimeAsync(4_999);
    expect([userInfo.mock.calls.length, session.getState().status]).toEqual([1, 'identifying']);
    await vi.advanceTimersByTimeAsync(5_001);
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { username: 'lin' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(userInfo).toHaveBeenCalledTimes(3);
  });

  test('with an expired token the user is requested once it is renewed', async () => {
    const userInfo = vi
      .fn<IdentityProvider['userInfo']>()
      .mockRejectedValueOnce(new IdentityError('unreachable', 'away'))
      .mockResolvedValue({ preferred_username: 'lin' });
    const { session, store } = browser({ userInfo, signIn: async () => ({ access_token: EXPIRED }) })();
    await session.signIn('lin', 'secret');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([userInfo.mock.calls.length, session.getState().status]).toEqual([1, 'identifying']);
    store.write({ access_token: FRESH });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(session.getState().status).toBe('signed-in');
  });

  test('after a sign-out no user is requested any more', async () => {
    const userInfo = vi
      .fn<IdentityProvider['userInfo']>()
      .mockRejectedValue(new IdentityError('unreachable', 'away'));
    const { session } = browser({ userInfo })();
    await session.signIn('lin', 'secret');
    await session.signOut();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([userInfo.mock.calls.length, session.getState().status]).toEqual([1, 'signed-out']);
  });
});

test('an ended session has a reason, unless it was a sign-out in this tab', async () => {
  const rejected = () => Promise.reject(new IdentityError('rejected', 'no'));
  const unknown = browser({ userInfo: rejected })();
  unknown.store.write({ access_token: VALID });
  await expect(unknown.session.loadUser()).rejects.toThrow('no');
  expect(unknown.session.getState()).toEqual({ status: 'signed-out', ended: 'user-refused' });
  expect(unknown.store.read()).toBeUndefined();

  const unrenewed = browser({ refresh: rejected }, () => new Response(null, { status: 401 }))();
  await unrenewed.session.signIn('lin', 'secret');
  await unrenewed.session.authFetch(new Request('https://portal.example.org/api'));
  expect(unrenewed.session.getState()).toEqual({ status: 'signed-out', ended: 'refresh-refused' });

  const open = browser({});
  const [one, two] = [open(), open()];
  await one.session.signIn('lin', 'secret');
  await vi.waitFor(() => expect(two.session.getState().status).toBe('signed-in'));
  await one.session.signOut();
  expect(one.session.getState()).toEqual({ status: 'signed-out' });
  expect(two.session.getState()).toEqual({ status: 'signed-out', ended: 'other-tab' });
});

test('with a full storage a sign-in lasts for this visit', async () => {
  const { storage, target } = sharedStorage()();
  const full: Storage = {
    ...storage,
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  };
  const onNotStored = vi.fn();
  const store = createAuthStore(full, target, onNotStored);
  const session = createSession({
    provider: aProvider(),
    store,
    lock: createLock(undefined, full),
    hostname: 'localhost',
    now: () => NOW,
  });
  expect(await session.signIn('lin', 'secret')).toBe('signed-in');
  expect(session.hasValidToken()).toBe(true);
  expect(onNotStored).toHaveBeenCalledOnce();
  session.forget();
  expect(session.hasValidToken()).toBe(false);
});

test('a sign-in at the provider is completed once, however often its page is drawn', async () => {
  const finishSignIn = vi.fn(async () => ({ record: { access_token: VALID }, returnTo: '/data' }));
  const { session } = browser({ finishSignIn })();
  const results = await Promise.all([session.finishSignIn('code=1'), session.finishSignIn('code=1')]);
  expect(results).toEqual(Array(2).fill({ outcome: 'signed-in', returnTo: '/data' }));
  expect(finishSignIn).toHaveBeenCalledOnce();
  expect(session.hasValidToken()).toBe(true);
});

test('a sign-in at the provider that fails leaves no user signed in', async () => {
  const finishSignIn = () => Promise.reject(new IdentityError('rejected', 'No matching state'));
  const { session } = browser({ finishSignIn })();
  expect(await session.finishSignIn('code=1')).toEqual({ outcome: 'rejected', returnTo: '' });
  expect(session.hasValidToken()).toBe(false);
});

test('without a refresh token the provider renews in a frame, once for all tabs, and the id token stays', async () => {
  const renew = vi.fn(async () => ({ access_token: FRESH }));
  const openTab = browser({ renew });
  const [first, second] = [openTab(), openTab()];
  first.store.write({ access_token: EXPIRED, id_token: 'i' });
  const checks = await Promise.all([first.session.checkToken(), second.session.checkToken()]);
  expect(checks).toEqual(['valid', 'valid']);
  expect(renew).toHaveBeenCalledOnce();
  expect(second.store.read()).toEqual({ access_token: FRESH, id_token: 'i' });
});
