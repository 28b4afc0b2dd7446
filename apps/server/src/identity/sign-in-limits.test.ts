import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

const DAY = 24 * 3600 * 1000;
const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const SITE = 'https://portal.example.org';

let server: TestServer;
let behindTls: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  behindTls = await startTestServer({ environment: { PUBLIC_URL: SITE, DEMO_ACCOUNTS: '0' } });
});
afterAll(async () => {
  await server.close();
  await behindTls.close();
});
afterEach(() => vi.useRealTimers());

/** Moves the clock of the server on, without its timers. */
function later(milliseconds: number): void {
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
}

function token(form: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'portal', ...form });
  return fetch(`${server.url}/identity/token`, { method: 'POST', body });
}

function authorization(site: string): string {
  return `/identity/auth?${new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: `${site}/callback.html`,
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    state: 's',
  }).toString()}`;
}

/** Signs in on the hosted page, and returns the code. */
async function newCode(): Promise<string> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(new URL(address, server.url), {
      ...init,
      redirect: 'manual',
      headers: { cookie },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response.headers.get('location') ?? '';
  };
  const form = await visit(authorization(server.url));
  const body = new URLSearchParams({ username: 'researcher', password: 'quartet-demo' });
  const target = await visit(await visit(form, { method: 'POST', body }));
  return new URL(target).searchParams.get('code') ?? '';
}

test.each([
  ['within a minute is exchanged for tokens', 55_000, 200],
  ['after a minute is refused', 65_000, 400],
])('a code %s', async (_what, milliseconds, status) => {
  const code = await newCode();
  later(milliseconds);
  const response = await token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${server.url}/callback.html`,
    code_verifier: VERIFIER,
  });
  expect(response.status).toBe(status);
});

test('a sign-in ends after two weeks, however often its tokens are renewed', async () => {
  const signedIn = await token({
    grant_type: 'password',
    username: 'researcher',
    password: 'quartet-demo',
  });
  let { refresh_token: current } = (await signedIn.json()) as { refresh_token: string };
  const renew = () => token({ grant_type: 'refresh_token', refresh_token: current });
  for (const days of [6, 7]) {
    later(days * DAY);
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    ({ refresh_token: current } = (await renewed.json()) as { refresh_token: string });
  }
  later(1.5 * DAY);
  expect((await renew()).status).toBe(400);
});

test('behind TLS, cookies of the provider are Secure, and have a name that browsers take over TLS alone', async () => {
  const start = (at: TestServer, site: string) =>
    fetch(`http://127.0.0.1:${at.dependencies.config.port}${authorization(site)}`, { redirect: 'manual' });
  const secure = (await start(behindTls, SITE)).headers.getSetCookie();
  expect(secure).not.toEqual([]);
  for (const cookie of secure) expect(cookie).toMatch(/^__Secure-_interaction.*; secure/i);
  const plain = (await start(server, server.url)).headers.getSetCookie();
  expect(plain).not.toEqual([]);
  for (const cookie of plain) expect(cookie).toMatch(/^_interaction/);
});
