import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { Accounts } from '../accounts.ts';
import { SignIns } from '../own-accounts/sign-ins.ts';
import { openLocalUser } from './local-user.ts';
import { START_GRANT } from './start-grant.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const execute = promisify(execFile);
/** User `nobody` of Debian. */
const OTHER_USER = 65534;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { LOCAL_USER: 'lin' } });
});

afterAll(() => server.close());

const startToken = () => new URL(server.dependencies.identity.startLink?.() ?? '').hash.slice(1);

function requestTokens(fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'portal', ...fields });
  return fetch(`${server.url}/identity/token`, { method: 'POST', body });
}

const useLink = (token: string) => requestTokens({ grant_type: START_GRANT, start_token: token });

/** Status code of a request with another `Host` header. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${server.url}/healthz`, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

it('signs the local user in by a start link, once', async () => {
  const token = startToken();
  const response = await useLink(token);
  expect(response.status).toBe(200);
  const { access_token: access } = (await response.json()) as Tokens;
  const info = await server.call('GET', '/identity/me', { token: access });
  expect(await info.json()).toMatchObject({ preferred_username: 'lin', groups: ['default'], roles: [] });
  expect((await server.call('GET', '/datains/api/projects', { token: access })).status).toBe(200);
  const again = await useLink(token);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
});

it.each(['', 'guess'])('refuses the start token "%s"', async (token) => {
  expect((await useLink(token)).status).toBe(400);
});

it.each([
  ['lin', ''],
  ['lin', 'lin'],
  ['researcher', 'quartet-demo'],
  ['admin', 'quartet-admin'],
])('has no password: %s with "%s" is refused', async (username, password) => {
  expect((await requestTokens({ grant_type: 'password', username, password })).status).toBe(401);
});

it('gives the portal the user info with its configuration', async () => {
  const config = (await (await fetch(`${server.url}/config.json`)).json()) as { identity: unknown };
  expect(config.identity).toMatchObject({
    localUser: { preferred_username: 'lin', name: 'lin', email: 'lin@localhost' },
  });
});

it('sends a page that runs its own script only and is not stored', async () => {
  const response = await fetch(`${server.url}/identity/start`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'.*; script-src 'sha256-[^']+'; connect-src 'self'$/,
  );
  expect(await response.text()).toContain('此启动链接已使用或已过期');
});

it('refuses a page whose host name resolves to this machine', async () => {
  const { host, port } = new URL(server.url);
  expect(await statusFor(host)).toBe(200);
  expect(await statusFor(`portal.example.org:${port}`)).toBe(421);
  expect(await statusFor(`localhost:${port}`)).toBe(421);
});

it('lets no page of another program of this machine read answers', async () => {
  const { headers } = await server.call('GET', '/config.json', {
    headers: { origin: 'http://127.0.0.1:1' },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

it('closes connections of other users of the machine', async () => {
  // Only root can be another user. The tables of connections have tests of their own.
  if (process.getuid?.() !== 0) return;
  const { port } = new URL(server.url);
  const script = `exec 3<>/dev/tcp/127.0.0.1/${port}; printf 'GET /healthz HTTP/1.1\\r\\nHost: 127.0.0.1:${port}\\r\\nConnection: close\\r\\n\\r\\n' >&3; cat <&3`;
  const run = async (uid: number) =>
    (await execute('bash', ['-c', script], { uid, gid: uid, cwd: '/' }).catch(() => ({ stdout: '' }))).stdout;
  expect(await run(0)).toMatch(/^HTTP\/1.1 200 /);
  expect(await run(OTHER_USER)).toBe('');
});

it('ends the sign-ins of earlier starts', async () => {
  const tokens = (await (await useLink(startToken())).json()) as Tokens;
  const { db, audit, config } = server.dependencies;
  await openLocalUser(config, {
    accounts: new Accounts(db, false),
    signIns: new SignIns(db, audit),
    sources: new WeakMap(),
  });
  const old = await server.call('GET', '/datains/api/projects', { token: tokens.access_token });
  expect(old.status).toBe(401);
  const renewed = await requestTokens({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
  expect(renewed.status).toBe(400);
});
