import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

const ACCOUNTS = '/datains/api/accounts';
const PASSWORD = 'a password of a test';

let server: TestServer;
let admin: string;
let researcher: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  researcher = await server.signIn('researcher');
});
afterAll(() => server.close());

type Body = Record<string, unknown>;

/** Status and body of a call. */
async function call(
  method: string,
  path: string,
  token: string | undefined,
  json?: unknown,
): Promise<[number, Body]> {
  const response = await server.call(method, path, {
    ...(token === undefined ? {} : { token }),
    ...(json === undefined ? {} : { json }),
  });
  const text = await response.text();
  return [response.status, (text === '' ? {} : JSON.parse(text)) as Body];
}

const statusOf = async (...args: Parameters<typeof call>) => (await call(...args))[0];
const reads = (token: string) => statusOf('GET', '/datains/api/projects', token);

async function signIn(username: string, password = PASSWORD): Promise<string | undefined> {
  const body = new URLSearchParams({ client_id: 'portal', grant_type: 'password', username, password });
  const response = await fetch(`${server.url}/identity/token`, {
    method: 'POST',
    body,
    headers: { 'user-agent': 'TestBrowser/1.0' },
  });
  return ((await response.json()) as { access_token?: string }).access_token;
}

/** Adds an account by an invitation, whose owner has chosen `PASSWORD`. */
async function newAccount(username: string, groups: string[] = []): Promise<void> {
  const account = { username, name: username, email: `${username}@example.org`, groups };
  const [status, body] = await call('POST', ACCOUNTS, admin, account);
  expect(status).toBe(201);
  const link = secretOf(body['link']);
  expect(
    await statusOf('POST', '/datains/api/one-time-links/use', undefined, { link, password: PASSWORD }),
  ).toBe(204);
}

const secretOf = (link: unknown) => new URL((link as { url: string }).url).hash.split('link=')[1] ?? '';

describe('an invitation', () => {
  it('lets its owner choose a password once, which is known to the owner only', async () => {
    const account = { username: 'ada', name: 'Ada', email: 'ada@example.org', groups: ['lab'] };
    const [status, body] = await call('POST', ACCOUNTS, admin, account);
    expect([status, body['account']]).toEqual([
      201,
      expect.objectContaining({ username: 'ada', groups: ['lab'], signed_in_time: null, sessions: 0 }),
    ]);
    const link = secretOf(body['link']);
    expect(link).toHaveLength(43);
    expect(await call('POST', '/datains/api/one-time-links/check', undefined, { link })).toEqual([
      200,
      expect.objectContaining({ username: 'ada', purpose: 'invitation' }),
    ]);
    const use = (password: string) =>
      statusOf('POST', '/datains/api/one-time-links/use', undefined, { link, password });
    for (const guessable of ['ada@example.org', 'Password-2026-ada'])
      expect(await use(guessable), 'easy to guess, so that the link stays').toBe(422);
    expect(await use(PASSWORD)).toBe(204);
    expect(await use('another password')).toBe(404);
    expect(await signIn('ada', 'another password')).toBeUndefined();
    expect(await reads((await signIn('ada')) ?? '')).toBe(200);
  });

  it('is refused for a name or an email that is taken', async () => {
    await newAccount('bea');
    const account = { username: 'bea', name: 'B', email: 'other@example.org', groups: [] };
    expect(await statusOf('POST', ACCOUNTS, admin, account)).toBe(409);
    const sameEmail = { ...account, username: 'bea2', email: 'BEA@example.org' };
    expect(await statusOf('POST', ACCOUNTS, admin, sameEmail)).toBe(409);
  });

  it('is stored as a digest only', async () => {
    const [, body] = await call('POST', ACCOUNTS, admin, {
      username: 'dig',
      name: 'Dig',
      email: 'dig@example.org',
      groups: [],
    });
    const stored = await server.dependencies.db.selectFrom('one_time_links').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(secretOf(body['link']));
  });
});

test('a reset link ends the earlier one and, when used, the sign-ins of the account', async () => {
  await newAccount('cem');
  const token = (await signIn('cem')) ?? '';
  const path = `${ACCOUNTS}/cem/one-time-link`;
  const first = secretOf((await call('POST', path, admin))[1]);
  const [status, second] = await call('POST', path, admin);
  expect([status, second['purpose']]).toEqual([201, 'reset']);
  const use = (link: string) =>
    statusOf('POST', '/datains/api/one-time-links/use', undefined, {
      link,
      password: 'a password after the reset',
    });
  expect(await use(first)).toBe(404);
  expect(await reads(token), 'the link is not used yet').toBe(200);
  expect(await use(secretOf(second))).toBe(204);
  expect(await reads(token)).toBe(401);
  expect(await signIn('cem')).toBeUndefined();
});

test('disabling counts with the next call, also for access tokens, and a link of the account ends', async () => {
  await newAccount('dan');
  const token = (await signIn('dan')) ?? '';
  const made = await call('POST', '/datains/api/access-tokens', token, {
    name: 'x',
    scopes: ['work:read'],
    days: 1,
  });
  const personal = made[1]['token'] as string;
  const link = secretOf((await call('POST', `${ACCOUNTS}/dan/one-time-link`, admin))[1]);
  expect([await reads(token), await reads(personal)]).toEqual([200, 200]);
  const [status, account] = await call('PUT', `${ACCOUNTS}/dan`, admin, { disabled: true });
  expect([status, account['sessions']]).toEqual([200, 0]);
  expect([await reads(token), await reads(personal)]).toEqual([401, 401]);
  expect(await statusOf('POST', '/datains/api/one-time-links/check', undefined, { link })).toBe(404);
  await call('PUT', `${ACCOUNTS}/dan`, admin, { disabled: false });
  expect(await reads(token), 'a sign-in of before').toBe(401);
  expect(await reads(personal)).toBe(200);
});

test('groups and roles count with the next call, one without the other', async () => {
  await newAccount('eve', ['lab']);
  const token = (await signIn('eve')) ?? '';
  const change = async (json: Body) => (await call('PUT', `${ACCOUNTS}/eve`, admin, json))[1];
  expect(await statusOf('GET', ACCOUNTS, token)).toBe(403);
  expect(await change({ roles: ['admin'] })).toMatchObject({ groups: ['lab'], roles: ['admin'] });
  expect(await statusOf('GET', ACCOUNTS, token)).toBe(200);
  expect(await change({ groups: [], roles: [] })).toMatchObject({ groups: [], roles: [] });
  expect(await statusOf('GET', ACCOUNTS, token)).toBe(403);
});

test('admins cannot lock themselves out', async () => {
  for (const json of [{ disabled: true }, { groups: ['lab'], roles: [] }]) {
    const [status, { message }] = await call('PUT', `${ACCOUNTS}/admin`, admin, json);
    expect([status, message]).toEqual([409, expect.stringContaining('your own account')]);
  }
  expect(await statusOf('PUT', `${ACCOUNTS}/admin`, admin, { groups: ['admin', 'lab'] })).toBe(200);
});

test.each([
  ['GET', '', undefined],
  ['POST', '', { username: 'mallory', name: 'M', email: 'm@example.org', groups: ['admin'] }],
  ['PUT', '/researcher', { groups: ['admin'] }],
  ['POST', '/admin/one-time-link', undefined],
  ['DELETE', '/admin/sessions', undefined],
])('%s accounts%s is for admins', async (method, path, json) => {
  const [status, { message }] = await call(method, ACCOUNTS + path, researcher, json);
  expect([status, message]).toEqual([403, 'Only admins of the site may manage accounts.']);
});

test('the list is filtered, counts sign-ins, and has no hash of a password', async () => {
  await newAccount('fay_1');
  await signIn('fay_1');
  await signIn('fay_1');
  const [, page] = await call('GET', `${ACCOUNTS}?search=FAY_1`, admin);
  expect(page).toMatchObject({ total: 1, data: [{ username: 'fay_1', sessions: 2, access_tokens: 0 }] });
  expect(JSON.stringify(page)).not.toContain('scrypt');
  expect(await call('GET', `${ACCOUNTS}?search=fay%25`, admin)).toMatchObject([200, { total: 0 }]);
  await call('PUT', `${ACCOUNTS}/fay_1`, admin, { disabled: true });
  const [, disabled] = await call('GET', `${ACCOUNTS}?state=disabled&per_page=100`, admin);
  expect((disabled['data'] as Body[]).map(({ username }) => username)).toContain('fay_1');
  expect(await statusOf('DELETE', `${ACCOUNTS}/nobody/sessions`, admin)).toBe(404);
});

describe('own sign-ins', () => {
  it('are listed with their browser, and can be ended elsewhere', async () => {
    await newAccount('gil');
    const [here, there, third] = [await signIn('gil'), await signIn('gil'), await signIn('gil')].map(String);
    const [, list] = await call('GET', '/datains/api/sessions', here);
    const data = list['data'] as { id: string; current: boolean; user_agent: string }[];
    expect(data.map(({ current }) => current).toSorted()).toEqual([false, false, true]);
    expect(data[0]?.user_agent).toBe('TestBrowser/1.0');

    const other = data.find(({ current }) => !current)?.id ?? '';
    const end = (token: string | undefined) => statusOf('DELETE', `/datains/api/sessions/${other}`, token);
    expect(await end(researcher), 'of another account').toBe(404);
    expect(await end(here)).toBe(204);
    expect(await end(here)).toBe(404);
    const left = async () => Promise.all([here, there, third].map((token) => reads(String(token))));
    expect((await left()).toSorted()).toEqual([200, 200, 401]);

    expect(await statusOf('DELETE', '/datains/api/sessions', here)).toBe(204);
    expect(await left()).toEqual([200, 401, 401]);
  });
});

describe('a change of the own password', () => {
  const change = (token: string | undefined, current: string, password: string) =>
    call('PUT', '/datains/api/password', token, { current, password });

  it('needs the current one, keeps this sign-in and ends the others', async () => {
    await newAccount('hal');
    const [here, there] = [String(await signIn('hal')), String(await signIn('hal'))];
    expect(await change(here, 'wrong', 'quite another password')).toEqual([
      422,
      {
        message: 'The current password is not right.',
        details: [{ field: 'body.current', message: expect.anything() as string }],
      },
    ]);
    expect(await change(here, PASSWORD, 'hal@example.org')).toMatchObject([422, {}]);
    expect(await change(here, PASSWORD, 'too short')).toMatchObject([400, {}]);
    expect((await change(here, PASSWORD, 'quite another password'))[0]).toBe(204);
    expect([await reads(here), await reads(there)]).toEqual([200, 401]);
    expect(await signIn('hal')).toBeUndefined();
    expect(await signIn('hal', 'quite another password')).toBeDefined();
  });

  it('is limited like a sign-in', async () => {
    await newAccount('ivy');
    const token = await signIn('ivy');
    for (let index = 0; index < 5; index += 1)
      await change(token, `wrong ${index}`, 'quite another password');
    expect((await change(token, PASSWORD, 'quite another password'))[0]).toBe(429);
  });

  it('is refused for a demo account, whose password is public', async () => {
    expect((await change(researcher, 'quartet-demo', 'quite another password'))[0]).toBe(422);
  });
});
