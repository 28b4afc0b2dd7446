import { importJWK, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { startOpenidProvider, type TestOpenidProvider } from '../testing/openid-provider.ts';

let provider: TestOpenidProvider;
let server: TestServer;

const environment = () => ({ OIDC_ISSUER: provider.url, OIDC_ADMINS: 'portal-admins' });

beforeAll(async () => {
  provider = await startOpenidProvider();
  server = await startTestServer({ environment: environment() });
});
afterEach(() => {
  provider.fault = 'none';
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

async function statusOf(token: string): Promise<number> {
  return (await server.call('GET', '/datains/api/projects', { token })).status;
}

async function whoIs(token: string): Promise<Record<string, unknown>> {
  const response = await server.call('GET', '/identity/me', { token });
  return (await response.json()) as Record<string, unknown>;
}

const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

/** Status of an upload into a folder of reports and their inputs. */
async function uploadStatus(token: string, folder: string): Promise<number> {
  const path = `/datains/api/services/minio/buckets/tservice?key=${encodeURIComponent(`${folder}x`)}`;
  return (await server.call('POST', path, { token })).status;
}

test('no claim of an account opens the folders of another one', async () => {
  const hopper = await provider.token({
    sub: 'sub-g',
    preferred_username: 'hopper',
    email: 'hopper@example.org',
  });
  for (const own of ['hopper/', 'hopper@example.org/']) expect(await uploadStatus(hopper, own)).toBe(201);
  for (const [sub, claims] of Object.entries({
    'sub-x1': { preferred_username: 'x1', email: 'hopper@example.org' },
    'sub-x2': { preferred_username: 'x2', email: 'hopper' },
    'sub-x3': { preferred_username: 'hopper' },
    'sub-x4': { preferred_username: 'hopper@example.org' },
    'sub-x5': { preferred_username: 'x5', email: 'sub-g' },
  })) {
    const token = await provider.token({ sub, ...claims });
    for (const folder of ['hopper/', 'hopper@example.org/', 'sub-g/'])
      expect(await uploadStatus(token, folder), `${sub} ${folder}`).toBe(403);
    const { preferred_username: username, email } = await whoIs(token);
    expect(await uploadStatus(token, `${String(username)}/`)).toBe(201);
    expect(email).toBe(username);
  }
  // The first owner has her folders still.
  for (const own of ['hopper/', 'hopper@example.org/']) expect(await uploadStatus(hopper, own)).toBe(201);
});

test('a token of the provider opens the API, and user info is what this server makes of it', async () => {
  const token = await provider.token({ email: 'ada@example.org', name: 'Ada', groups: ['portal-admins'] });
  expect(await statusOf(token)).toBe(200);
  expect(await whoIs(token)).toEqual({
    sub: 'sub-1',
    preferred_username: 'ada',
    name: 'Ada',
    email: 'ada@example.org',
    groups: ['portal-admins'],
    roles: ['admin'],
  });
});

test('its sign-ins and new roles are in the audit log', async () => {
  const claims = { sub: 'sub-audit', preferred_username: 'eve', sid: 'sign-in-1' };
  expect(await statusOf(await provider.token({ ...claims, groups: ['lab'] }))).toBe(200);
  expect(await statusOf(await provider.token({ ...claims, groups: ['portal-admins'] }))).toBe(200);
  const found = server.dependencies.db
    .selectFrom('audit_events')
    .select(['kind', 'actor', 'subject', 'address']);
  expect(await found.where('subject', 'like', 'eve (%').execute()).toEqual([
    {
      kind: 'account-changed',
      actor: provider.url,
      subject: 'eve (groups: portal-admins; roles: admin)',
      address: null,
    },
  ]);
  expect(await found.where('actor', '=', 'eve').execute()).toMatchObject([
    { kind: 'sign-in', address: '127.0.0.1' },
  ]);
});

test('a sign-in whose first call is the user info, as that of the portal is, has its address in the audit log', async () => {
  await whoIs(await provider.token({ sub: 'sub-first', preferred_username: 'mary', sid: 'sign-in-2' }));
  const found = await server.dependencies.db
    .selectFrom('audit_events')
    .select(['kind', 'address'])
    .where('actor', '=', 'mary')
    .execute();
  expect(found).toEqual([{ kind: 'sign-in', address: '127.0.0.1' }]);
});

test('the portal is configured for the provider, and may call it', async () => {
  const response = await server.call('GET', '/config.json');
  expect(await response.json()).toMatchObject({
    identity: { authority: provider.url, clientId: 'portal', userInfoUrl: '/identity/me' },
  });
  const policy = response.headers.get('content-security-policy') ?? '';
  const connect = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
  expect(connect).toEqual(["'self'", provider.url, 'https://tokens.example.org']);
});

test('there is no embedded provider and no account of its own', async () => {
  for (const path of ['/identity/token', '/identity/.well-known/openid-configuration', '/identity/jwks'])
    expect((await server.call('POST', path)).status).toBe(404);
  const accounts = await server.dependencies.db.selectFrom('users').selectAll().execute();
  expect(accounts).toEqual([]);
});

test.each([
  ['for another audience', () => provider.token({ aud: 'another' })],
  ['of another issuer', () => provider.token({ iss: 'https://evil.example.org' })],
  ['that has expired', () => provider.token({ exp: seconds(-61) })],
  ['that is not valid yet', () => provider.token({ nbf: seconds(120) })],
  ['without an expiry', () => provider.token({ exp: undefined as unknown as number })],
  ['that is an id token', () => provider.token({ nonce: 'n' })],
  ['that is a refresh token', () => provider.token({ typ: 'Refresh' })],
  ['of an unknown key', () => provider.token({}, { kid: 'another' })],
  ['that is opaque', async () => 'opaque-token'],
  ['with a changed payload', async () => tampered(await provider.token())],
  ['signed with the public key as a shared secret', forged],
])('a token %s is refused', async (_what, make) => {
  expect(await statusOf(await make())).toBe(401);
});

function tampered(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'sub-2' })).toString('base64url');
  return [header, changed, signature].join('.');
}

async function forged(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify(provider.publicKey()));
  await importJWK(provider.publicKey(), 'RS256');
  return new SignJWT({ iss: provider.url, aud: 'portal', sub: 'sub-1', exp: seconds(300) })
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .sign(secret);
}

test('clocks may differ by the configured seconds', async () => {
  expect(await statusOf(await provider.token({ exp: seconds(-30) }))).toBe(200);
  expect(await statusOf(await provider.token({ nbf: seconds(30) }))).toBe(200);
});

test('a personal access token ends when its owner has not signed in for 30 days', async () => {
  const made = await server.call('POST', '/datains/api/access-tokens', {
    token: await provider.token({ sub: 'sub-script', preferred_username: 'scripter', groups: ['lab'] }),
    json: { name: 'script', scopes: ['work:read'], days: 365 },
  });
  const { token } = (await made.json()) as { token: string };
  expect(await server.dependencies.callers.find(token)).toMatchObject({
    caller: { sub: 'sub-script', username: 'scripter', groups: ['lab'] },
  });
  await server.dependencies.db
    .updateTable('provider_accounts')
    .set({ seen_time: Date.now() - 31 * 24 * 60 * 60 * 1000 })
    .where('sub', '=', 'sub-script')
    .execute();
  expect(await statusOf(token)).toBe(401);
});

test('groups that the token does not have come from user info, once for the token', async () => {
  const token = await provider.token({ sub: 'sub-2', groups: undefined, preferred_username: undefined });
  provider.userInfo = { sub: 'sub-2', preferred_username: 'grace', groups: ['lab', 'core'] };
  provider.calls = [];
  // A page sends several requests at once.
  const both = await Promise.all([whoIs(token), whoIs(token)]);
  for (const grace of [...both, await whoIs(token)])
    expect(grace).toMatchObject({ preferred_username: 'grace', groups: ['lab', 'core'] });
  expect(provider.calls.filter((path) => path === '/me')).toHaveLength(1);
});

test.each([
  ['refuses the token', 401, 401],
  ['describes another account', { sub: 'sub-1', groups: ['portal-admins'] }, 401],
  ['fails', 500, 503],
])('when user info %s, the call is not answered', async (_what, userInfo, status) => {
  provider.userInfo = userInfo;
  const token = await provider.token({ sub: 'sub-3', groups: undefined, jti: String(status) });
  expect(await statusOf(token)).toBe(status);
});

test('a user name belongs to the account that had it first', async () => {
  const owner = await provider.token({ sub: 'sub-4', preferred_username: 'lin' });
  const other = await provider.token({ sub: 'sub-5', preferred_username: 'lin' });
  expect((await whoIs(owner))['preferred_username']).toBe('lin');
  expect((await whoIs(other))['preferred_username']).toMatch(/^lin~[0-9a-f]{10}$/);
  const put = (token: string) =>
    server.call('POST', '/datains/api/services/minio/buckets/users?key=data%2Flin%2Fx', { token });
  expect([(await put(owner)).status, (await put(other)).status]).toEqual([201, 403]);
});

test('an account that was renamed at the provider has its name and its files here', async () => {
  await whoIs(await provider.token({ sub: 'sub-6', preferred_username: 'maria' }));
  const later = await provider.token({ sub: 'sub-6', preferred_username: 'maria.h', email: 'm@example.org' });
  expect(await whoIs(later)).toMatchObject({ preferred_username: 'maria', email: 'm@example.org' });
});

test('a group exists when an account with it has been seen', async () => {
  await whoIs(await provider.token({ groups: ['seen'], jti: 'groups' }));
  expect(await server.dependencies.identity.groupExists('seen')).toBe(true);
  expect(await server.dependencies.identity.groupExists('never')).toBe(false);
});

test('while the provider is away its known tokens are good, and no user is signed out for unknown ones', async () => {
  const token = await provider.token({ jti: 'known' });
  expect(await statusOf(token)).toBe(200);
  provider.fault = 'failing';
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(await provider.token({ jti: 'new', groups: undefined }))).toBe(503);
  const ready = await server.call('GET', '/readyz');
  expect(await ready.json()).toMatchObject({ parts: { identity: 'away' } });
});

test('a site starts while its provider is away, and lets users in when it is back', async () => {
  provider.fault = 'failing';
  const early = await startTestServer({ environment: { ...environment(), LOG_LEVEL: 'silent' } });
  const token = await provider.token();
  const status = async () => (await early.call('GET', '/datains/api/projects', { token })).status;
  expect(await status()).toBe(503);
  expect((await early.call('GET', '/datains/api/changelog')).status).not.toBe(503);
  provider.fault = 'none';
  await expect.poll(status, { timeout: 10_000, interval: 500 }).toBe(200);
  await early.close();
});

test.each([
  ['has no discovery document', {}],
  [
    'is another provider',
    { issuer: 'https://other.example.org', jwks_uri: 'https://other.example.org/keys' },
  ],
])('a start with an address that %s ends with one sentence', async (_what, discovery) => {
  const wrong = await startOpenidProvider();
  wrong.discovery = discovery;
  const start = startTestServer({ environment: { OIDC_ISSUER: wrong.url } });
  await expect(start).rejects.toThrow(new RegExp(`^OIDC_ISSUER=${wrong.url} (is no|calls itself)`));
  await wrong.close();
});

test('a new key of the provider needs no restart', async () => {
  const other = await startOpenidProvider();
  const site = await startTestServer({ environment: { OIDC_ISSUER: other.url } });
  await other.rotate();
  const response = await site.call('GET', '/datains/api/projects', { token: await other.token() });
  expect(response.status).toBe(200);
  await site.close();
  await other.close();
});
