import { expect, test, vi } from 'vitest';
import { type IdentityProvider } from './identity-provider';
import { browser, EXPIRED, FRESH, VALID } from './testing/browser';

const bearer = (request: Request) => request.headers.get('Authorization')?.replace('Bearer ', '');
const onlyFresh = (request: Request) =>
  bearer(request) === FRESH ? new Response('yes') : Response.json({ message: 'no' }, { status: 401 });

test('concurrent 401s in two tabs cause one refresh, and every request is retried with the new token', async () => {
  const refresh = vi.fn<IdentityProvider['refresh']>(async () => ({
    access_token: FRESH,
    refresh_token: 'r-2',
  }));
  const open = browser({ refresh }, onlyFresh);
  const [one, two] = [open(), open()];
  one.store.write({ access_token: VALID, refresh_token: 'r-1' });
  const requests = Array.from({ length: 6 }, (_, index) =>
    (index % 2 === 0 ? one : two).session.authFetch(new Request('https://portal.example.org/api')),
  );
  const bodies = await Promise.all((await Promise.all(requests)).map((response) => response.text()));
  expect(bodies).toEqual(Array.from({ length: 6 }, () => 'yes'));
  expect(refresh).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledWith('r-1');
});

test('the second attempt carries the same method and body', async () => {
  const seen: string[] = [];
  const open = browser({ refresh: async () => ({ access_token: FRESH }) });
  const { session, store } = open();
  store.write({ access_token: VALID, refresh_token: 'r-1' });
  const respond = browser(
    { refresh: async () => ({ access_token: FRESH, refresh_token: 'r-2' }) },
    (request) => {
      seen.push(`${request.method} ${bearer(request) === FRESH}`);
      return onlyFresh(request);
    },
  )();
  respond.store.write({ access_token: VALID, refresh_token: 'r-1' });
  const response = await respond.session.authFetch(
    new Request('https://portal.example.org/api', { method: 'POST', body: 'x' }),
  );
  expect(await response.text()).toBe('yes');
  expect(seen).toEqual(['POST false', 'POST true']);
  expect(session.accessToken()).toBe(VALID);
});

test('a request is retried only once', async () => {
  const respond = vi.fn(() => new Response(null, { status: 401 }));
  const { session, store } = browser(
    { refresh: async () => ({ access_token: FRESH, refresh_token: 'r-2' }) },
    respond,
  )();
  store.write({ access_token: VALID, refresh_token: 'r-1' });
  expect((await session.authFetch(new Request('https://portal.example.org/api'))).status).toBe(401);
  expect(respond).toHaveBeenCalledTimes(2);
});

test.each([
  ['flagged as a login', { access_token: VALID, refresh_token: 'r' }, { result: { isLogin: true } }],
  ['without a refresh token', { access_token: VALID }, { message: 'no' }],
  ['of an anonymous visitor', undefined, { message: 'no' }],
])('a 401 %s is returned unchanged, without a refresh', async (_title, record, body) => {
  const refresh = vi.fn<IdentityProvider['refresh']>();
  const { session, store } = browser({ refresh }, () => Response.json(body, { status: 401 }))();
  if (record) {
    store.write(record);
  }
  const response = await session.authFetch(new Request('https://portal.example.org/api'));
  expect(await response.json()).toEqual(body);
  expect(refresh).not.toHaveBeenCalled();
});

test('a rejected token that cannot be refreshed ends the session', async () => {
  const { session, store } = browser({}, () => new Response(null, { status: 401 }))();
  store.write({ access_token: VALID });
  await session.loadUser();
  await session.authFetch(new Request('https://portal.example.org/api'));
  expect(store.read()).toBeUndefined();
  expect(session.getState()).toEqual({ status: 'signed-out', ended: 'refresh-refused' });
});

test('an expired token is refreshed before the request', async () => {
  const respond = vi.fn(onlyFresh);
  const { session, store } = browser(
    { refresh: async () => ({ access_token: FRESH, refresh_token: 'r-2' }) },
    respond,
  )();
  store.write({ access_token: EXPIRED, refresh_token: 'r-1' });
  expect(await (await session.authFetch(new Request('https://portal.example.org/api'))).text()).toBe('yes');
  expect(respond).toHaveBeenCalledOnce();
});

test.each([
  ['expired', EXPIRED, 50],
  ['revoked', VALID, 100],
])(
  '50 calls in two tabs with a token that is %s make one refresh and all succeed',
  async (_what, token, sent) => {
    const refresh = vi.fn<IdentityProvider['refresh']>(async () => ({
      access_token: FRESH,
      refresh_token: 'r-2',
    }));
    const respond = vi.fn(onlyFresh);
    const open = browser({ refresh }, respond);
    const [one, two] = [open(), open()];
    one.store.write({ access_token: token, refresh_token: 'r-1' });
    const calls = Array.from({ length: 50 }, (_, index) =>
      (index % 2 === 0 ? one : two).session.authFetch(
        new Request(`https://portal.example.org/api?call=${index}`),
      ),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    expect(refresh.mock.calls).toEqual([['r-1']]);
    expect(respond.mock.calls.length).toBeLessThanOrEqual(sent);
  },
);
