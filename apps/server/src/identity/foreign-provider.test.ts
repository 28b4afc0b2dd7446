import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { freePort } from '../testing/free-port.ts';
import { API_AUDIENCE } from './openid-provider.ts';

// Two servers in processes of their own: the embedded provider of the first is a foreign one for the second.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let provider: { url: string; process: ServerProcess };
let site: { url: string; process: ServerProcess };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-provider-'));
  provider = await start('provider', {});
  site = await start('site', { OIDC_ISSUER: `${provider.url}/identity`, OIDC_AUDIENCE: API_AUDIENCE });
});
afterAll(async () => {
  await Promise.all([provider, site].map(({ process }) => process.end('SIGKILL')));
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(name: string, environment: Record<string, string>): Promise<typeof site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { PORT: String(port), DATA_DIR: join(folder, name), SEED: '0' };
  return { url, process: await startServerProcess({ ...own, ...environment }) };
}

async function signIn(username: string, password: string): Promise<string> {
  const body = new URLSearchParams({ client_id: 'portal', grant_type: 'password', username, password });
  const response = await fetch(`${provider.url}/identity/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

function call(path: string, token: string, method = 'GET'): Promise<Response> {
  return fetch(site.url + path, { method, headers: { authorization: `Bearer ${token}` } });
}

test('accounts of another site work here, with their groups', async () => {
  const token = await signIn('admin', 'quartet-admin');
  const claims = await (await call('/identity/me', token)).json();
  expect(claims).toMatchObject({ preferred_username: 'admin', groups: ['admin'], roles: ['admin'] });
  const key = encodeURIComponent('data/researcher/made-by-admin');
  const put = (bearer: string) =>
    call(`/datains/api/services/minio/buckets/users?key=${key}`, bearer, 'POST');
  expect((await put(token)).status).toBe(201);
  const user = await signIn('researcher', 'quartet-demo');
  expect((await call('/datains/api/projects', user)).status).toBe(200);
});

test('the site has no accounts of its own, and says nothing of demo accounts', async () => {
  const body = new URLSearchParams({ client_id: 'portal', grant_type: 'password', username: 'admin' });
  const response = await fetch(`${site.url}/identity/token`, { method: 'POST', body });
  expect(response.status).toBe(404);
  expect(site.process.output()).not.toMatch(/demo account|Nobody can sign in/);
});

test('tokens that were checked stay good while the provider is gone', async () => {
  const token = await signIn('researcher', 'quartet-demo');
  expect((await call('/datains/api/projects', token)).status).toBe(200);
  await provider.process.end('SIGKILL');
  expect((await call('/datains/api/projects', token)).status).toBe(200);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
});
