import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createOidcIdentityProvider } from './oidc-identity-provider';
import { toIdentityError } from './oidc-token-calls';
import { aToken, sharedStorage } from './testing/tokens';

const ISSUER = 'https://portal.example.org/identity';
const DISCOVERY = {
  issuer: ISSUER,
  token_endpoint: `${ISSUER}/token`,
  userinfo_endpoint: `${ISSUER}/me`,
  revocation_endpoint: `${ISSUER}/revoke`,
  authorization_endpoint: `${ISSUER}/auth`,
  end_session_endpoint: `${ISSUER}/end`,
};

let responses: Record<string, () => Response | Promise<Response>>;
let requests: {
  url: string;
  method: string;
  body: string;
  authorization: string | null;
  language: string | null;
  signal: AbortSignal | null | undefined;
}[];

beforeEach(() => {
  requests = [];
  responses = { '/identity/.well-known/openid-configuration': () => Response.json(DISCOVERY) };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { mode: _mode, ...rest } = init ?? {};
    const request = new Request(input, rest);
    requests.push({
      url: request.url,
      method: request.method,
      body: await request.clone().text(),
      authorization: request.headers.get('Authorization'),
      language: request.headers.get('Accept-Language'),
      signal: init?.signal,
    });
    const respond = responses[new URL(request.url).pathname];
    return respond ? respond() : new Response(null, { status: 404 });
  });
});

afterEach(() => vi.unstubAllGlobals());

const provider = (userInfoUrl?: string, flow?: 'password' | 'code') =>
  createOidcIdentityProvider({
    userInfoUrl,
    ...(flow && { flow }),
    authority: '/identity',
    clientId: 'portal',
    scope: 'openid',
    pageUrl: 'https://portal.example.org/index.html',
    locale: () => 'zh-CN',
  });
const form = (path: string) =>
  Object.fromEntries(new URLSearchParams(requests.find(({ url }) => url.endsWith(path))?.body ?? ''));

test('a relative authority is taken from the page, and the endpoints from discovery', async () => {
  responses['/identity/token'] = () =>
    Response.json({ access_token: 'a', refresh_token: 'r', token_type: 'Bearer' });
  expect(await provider().signIn('lin', 'secret')).toEqual({ access_token: 'a', refresh_token: 'r' });
  expect(form('/token')).toEqual({
    grant_type: 'password',
    client_id: 'portal',
    scope: 'openid',
    username: 'lin',
    password: 'secret',
  });
});

test('user info of the server is read without discovery', async () => {
  responses['/api/me'] = () => Response.json({ preferred_username: 'lin' });
  expect(await provider('/api/me').userInfo('token')).toEqual({ preferred_username: 'lin' });
  expect(requests.map(({ url }) => url)).toEqual(['https://portal.example.org/api/me']);
});

test('a bundled user is returned without a call', async () => {
  const localUser = { preferred_username: 'lin' };
  const bundled = createOidcIdentityProvider({
    authority: '/identity',
    clientId: 'portal',
    scope: 'openid',
    userInfoUrl: '/api/me',
    localUser,
    pageUrl: 'https://portal.example.org/index.html',
    locale: () => 'en-US',
  });
  expect(await bundled.userInfo('token')).toBe(localUser);
  expect(requests).toEqual([]);
});

test('a refresh sends client_id, refresh_token and grant_type, and keeps a refresh token that is not rotated', async () => {
  responses['/identity/token'] = () => Response.json({ access_token: 'b', token_type: 'Bearer' });
  expect(await provider().refresh('r-1')).toEqual({ access_token: 'b', refresh_token: 'r-1' });
  expect(form('/token')).toEqual({ grant_type: 'refresh_token', client_id: 'portal', refresh_token: 'r-1' });
});

test.each([
  ['a sign-in', () => provider().signIn('lin', 'secret')],
  ['a refresh', () => provider().refresh('r-1')],
])('%s says how long the token lives', async (_title, ask) => {
  responses['/identity/token'] = () =>
    Response.json({ access_token: 'a', token_type: 'Bearer', expires_in: 86_400 });
  const { expires_in: lifetime } = await ask();
  expect(lifetime).toBeGreaterThan(86_000);
  expect(lifetime).toBeLessThanOrEqual(86_400);
});

test('user info is read with the token', async () => {
  responses['/identity/me'] = () => Response.json({ preferred_username: 'lin' });
  expect(await provider().userInfo('a')).toEqual({ preferred_username: 'lin' });
  expect(requests.at(-1)?.authorization).toBe('Bearer a');
});

test('signing out revokes the refresh token and ends the session only on request', async () => {
  responses['/identity/revoke'] = () => new Response('');
  await provider().signOut({ access_token: 'a', refresh_token: 'r' }, { endSession: false });
  expect(form('/revoke')).toMatchObject({ token: 'r', token_type_hint: 'refresh_token' });
  expect(requests.some(({ url }) => url.includes('/end'))).toBe(false);
  await provider().signOut({ access_token: 'a', refresh_token: 'r' }, { endSession: true });
  expect(requests.some(({ url, method }) => url.includes('/end?client_id=portal') && method === 'GET')).toBe(
    true,
  );
});

test.each([
  ['a wrong pair', () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'rejected'],
  [
    'a demo account on a public site',
    () => Response.json({ error: 'access_denied' }, { status: 403 }),
    'closed',
  ],
  ['a lock by OAuth code', () => Response.json({ error: 'slow_down' }, { status: 429 }), 'locked'],
  ['a lock by status alone', () => Response.json({ message: 'later' }, { status: 429 }), 'locked'],
  [
    'a lock worded by the rate limiter',
    () => Response.json({ error: 'Too Many Requests', statusCode: 429 }, { status: 429 }),
    'locked',
  ],
  ['a server that fails', () => Response.json({ message: 'oops' }, { status: 502 }), 'unreachable'],
  [
    'a page instead of JSON',
    () => new Response('<p>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    'unreachable',
  ],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
] as const)('%s is recognised: %s', async (_title, respond, reason) => {
  responses['/identity/token'] = respond;
  await expect(provider().signIn('lin', 'secret')).rejects.toMatchObject({ name: 'IdentityError', reason });
});

test('discovery that failed once is tried again', async () => {
  const discovery = responses['/identity/.well-known/openid-configuration']!;
  responses['/identity/.well-known/openid-configuration'] = () =>
    Promise.reject(new TypeError('Failed to fetch'));
  responses['/identity/me'] = () => Response.json({ sub: 'x' });
  const one = provider();
  await expect(one.userInfo('a')).rejects.toMatchObject({ reason: 'unreachable' });
  responses['/identity/.well-known/openid-configuration'] = discovery;
  expect(await one.userInfo('a')).toEqual({ sub: 'x' });
});

test('a discovery error, or one without an endpoint, counts as unreachable', async () => {
  responses['/identity/.well-known/openid-configuration'] = () => new Response(null, { status: 404 });
  await expect(provider().userInfo('a')).rejects.toMatchObject({ reason: 'unreachable' });
  responses['/identity/.well-known/openid-configuration'] = () => Response.json({ issuer: ISSUER });
  await expect(provider().userInfo('a')).rejects.toMatchObject({ reason: 'unreachable' });
});

test('discovery is requested once, by the first call', async () => {
  responses['/identity/token'] = () => Response.json({ access_token: 'a', token_type: 'Bearer' });
  responses['/identity/me'] = () => Response.json({ sub: 'x' });
  const one = provider();
  await one.signIn('lin', 'secret');
  await one.userInfo('a');
  expect(requests.filter(({ url }) => url.includes('/.well-known/'))).toHaveLength(1);
});

test.each([
  [401, 'rejected'],
  [403, 'rejected'],
  [429, 'unreachable'],
  [500, 'unreachable'],
])('user info with status %i counts as %s', async (status, reason) => {
  responses['/identity/me'] = () => new Response(null, { status });
  await expect(provider().userInfo('a')).rejects.toMatchObject({ reason });
});

test('an unknown error counts as unreachable', () => {
  expect(toIdentityError('what').reason).toBe('unreachable');
});

test('every request has the language of the portal and a time limit', async () => {
  responses['/identity/token'] = () =>
    Response.json({ access_token: 'a', refresh_token: 'r', token_type: 'Bearer' });
  responses['/identity/me'] = () => Response.json({ preferred_username: 'lin' });
  responses['/identity/revoke'] = () => new Response('');
  const identity = provider();
  await identity.signIn('lin', 'secret');
  await identity.refresh('r');
  await identity.userInfo('a');
  await identity.signOut({ access_token: 'a', refresh_token: 'r' }, { endSession: true });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/identity/.well-known/openid-configuration',
    '/identity/token',
    '/identity/token',
    '/identity/me',
    '/identity/revoke',
    '/identity/end',
  ]);
  expect(requests.map(({ language }) => language)).toEqual(requests.map(() => 'zh-CN'));
  expect(requests.every(({ signal }) => signal instanceof AbortSignal)).toBe(true);
});

test('a sign-in at the provider is prepared with PKCE, for this page', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const address = new URL(await provider('/me', 'code').startSignIn('/data/x?y=1'));
  expect(address.origin + address.pathname).toBe(`${ISSUER}/auth`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'portal',
    redirect_uri: 'https://portal.example.org/callback.html',
    code_challenge_method: 'S256',
    ui_locales: 'zh-CN',
  });
});

test('the way back exchanges the code with its verifier, and knows the page that was wanted', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const idToken = aToken({ iss: ISSUER, aud: 'portal', sub: '1', exp: 9e9, iat: 1 });
  const address = new URL(await provider('/me', 'code').startSignIn('/data/x?y=1'));
  responses['/identity/token'] = () =>
    Response.json({ access_token: 'a', refresh_token: 'r', id_token: idToken, token_type: 'Bearer' });
  // The return is a new page: nothing but the storage of the tab is left.
  const back = provider('/me', 'code').finishSignIn(`code=c-1&state=${address.searchParams.get('state')}`);
  expect(await back).toEqual({
    record: { access_token: 'a', refresh_token: 'r', id_token: idToken },
    returnTo: '/data/x?y=1',
  });
  expect(form('/token')).toMatchObject({ grant_type: 'authorization_code', code: 'c-1' });
  expect(form('/token')['code_verifier']).toMatch(/^.{43,128}$/);
});

test.each([
  ['an unknown state', 'code=c&state=unknown', 'rejected'],
  ['no state', 'code=c', 'rejected'],
])('a way back with %s is not a sign-in', async (_what, response, reason) => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  await expect(provider('/me', 'code').finishSignIn(response)).rejects.toMatchObject({ reason });
});

test('a refusal of the provider closes the sign-in', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const address = new URL(await provider('/me', 'code').startSignIn(''));
  const response = `error=access_denied&state=${address.searchParams.get('state')}`;
  await expect(provider('/me', 'code').finishSignIn(response)).rejects.toMatchObject({ reason: 'closed' });
});

test('a sign-out leads to the provider, with the id token as a hint, and back', async () => {
  responses['/identity/revoke'] = () => new Response(null);
  const record = { access_token: 'a', refresh_token: 'r', id_token: 'i' };
  const address = new URL((await provider('/me', 'code').signOut(record, { endSession: false })) ?? '');
  expect(address.origin + address.pathname).toBe(`${ISSUER}/end`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'portal',
    id_token_hint: 'i',
    ui_locales: 'zh-CN',
    post_logout_redirect_uri: 'https://portal.example.org/',
  });
});

/** Storage of a tab in memory. */
function memoryStorage(): Storage {
  return sharedStorage()().storage;
}
