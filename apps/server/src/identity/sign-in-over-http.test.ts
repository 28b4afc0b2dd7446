import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

const OPERATOR = { username: 'operator', password: 'a password of the operator' };

let server: TestServer;

function signIn(username: string, password: string, headers: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ client_id: 'portal', grant_type: 'password', username, password });
  return fetch(`${server.url}/identity/token`, { method: 'POST', body, headers });
}

async function statuses(responses: Promise<Response>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(responses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe('on one machine', () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { ADMIN_PASSWORD: OPERATOR.password } });
  });

  afterAll(() => server.close());

  it('checks five of 150 simultaneous guesses, and lets other users sign in', async () => {
    const attack = Array.from({ length: 150 }, (_, index) => signIn('admin', `guess ${index}`));
    const other = signIn('researcher', 'quartet-demo');
    expect((await other).status).toBe(200);
    expect(await statuses(attack)).toEqual({ 401: 5, 429: 145 });
    const owner = await signIn('admin', 'quartet-admin');
    expect(owner.status).toBe(429);
    expect(Number(owner.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await owner.json()).toHaveProperty(
      'error_description',
      expect.stringMatching(/^Too many failed attempts: try again in \d+ seconds\.$/),
    );
  });

  it('describes a refusal in ASCII, and says it in the language of the request', async () => {
    const response = await signIn('ghost', 'x', { 'accept-language': 'zh-CN' });
    expect(await response.json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Invalid user credentials',
      message: '用户名或密码不正确',
    });
  });

  it('lets the owner sign in during an attack, from a browser that signed in before', async () => {
    const before = await signIn(OPERATOR.username, OPERATOR.password);
    const cookie = before.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await Promise.all(Array.from({ length: 6 }, () => signIn(OPERATOR.username, 'guess')));
    expect((await signIn(OPERATOR.username, OPERATOR.password)).status).toBe(429);
    expect((await signIn(OPERATOR.username, OPERATOR.password, { cookie })).status).toBe(200);
  });

  it.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['via', '1.1 proxy'],
    ['origin', 'https://portal.example.org'],
  ])('refuses demo accounts for requests with %s, and gives the reason', async (header, value) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await signIn('researcher', 'quartet-demo', { [header]: value });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: 'access_denied',
      error_description: expect.stringMatching(
        /^Demo accounts work only on the machine.*ADMIN_PASSWORD for a first account\.$/,
      ),
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Demo accounts do not sign in/));
  });

  it('lets other accounts sign in through a proxy', async () => {
    expect((await signIn('ghost', 'x', { via: '1.1 proxy' })).status).toBe(401);
  });
});

describe('behind a proxy', () => {
  beforeAll(async () => {
    server = await startTestServer({
      environment: {
        PUBLIC_URL: 'https://portal.example.org',
        TRUST_PROXY: '1',
        ADMIN_PASSWORD: OPERATOR.password,
      },
    });
  });

  afterAll(() => server.close());

  it('counts 100 forged addresses as one guesser', async () => {
    const attack = Array.from({ length: 100 }, (_, index) =>
      signIn(OPERATOR.username, `guess ${index}`, { 'x-forwarded-for': `6.6.6.${index}, 203.0.113.9` }),
    );
    expect(await statuses(attack)).toEqual({ 401: 5, 429: 95 });
  });

  it('has no demo accounts', async () => {
    expect((await signIn('admin', 'quartet-admin')).status).toBe(401);
  });

  it('publishes its public address, whatever the proxy sends', async () => {
    const document = await fetch(`${server.url}/identity/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    });
    expect(await document.json()).toMatchObject({
      issuer: 'https://portal.example.org/identity',
      token_endpoint: 'https://portal.example.org/identity/token',
    });
  });
});
