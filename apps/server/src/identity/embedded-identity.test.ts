import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { REFRESH_GRACE_MS } from './oidc-records.ts';

interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

function post(
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}/identity${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  });
}

function withPassword(username: string, password: string): Promise<Response> {
  return post('/token', { client_id: 'portal', grant_type: 'password', username, password });
}

function refresh(token: string): Promise<Response> {
  return post('/token', { client_id: 'portal', grant_type: 'refresh_token', refresh_token: token });
}

async function tokens(): Promise<Tokens> {
  return (await (await withPassword('researcher', 'quartet-demo')).json()) as Tokens;
}

function me(token: string): Promise<Response> {
  return server.call('GET', '/identity/me', { token });
}

function claims(jwt: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

describe('signing in with a password', () => {
  it('returns an access token of five minutes with the claims of the account', async () => {
    const { access_token: token, expires_in: seconds } = await tokens();
    const { exp, iat, ...who } = claims(token);
    expect([Number(exp) - Number(iat), seconds]).toEqual([300, 300]);
    expect(who).toMatchObject({
      preferred_username: 'researcher',
      email: 'researcher@example.org',
      groups: ['default'],
      roles: [],
    });
  });

  it('accepts the email as well', async () => {
    expect((await withPassword('Researcher@example.org', 'quartet-demo')).status).toBe(200);
  });

  it.each([
    ['a wrong password', 'researcher', 'quartet-dem0'],
    ['an unknown name', 'nobody', 'quartet-demo'],
    ['no password', 'researcher', ''],
  ])('refuses %s with the same message', async (_what, username, password) => {
    const response = await withPassword(username, password);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      error: 'invalid_grant',
      error_description: 'Invalid user credentials',
    });
  });
});

describe('a refresh token', () => {
  it('is replaced at each use', async () => {
    const first = await tokens();
    const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await me(second.access_token)).status).toBe(200);
  });

  it('that is used again soon, as its response can be lost, returns tokens again', async () => {
    const { refresh_token: token } = await tokens();
    const responses = await Promise.all([refresh(token), refresh(token)]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    const [first, second] = (await Promise.all(responses.map((response) => response.json()))) as Tokens[];
    expect(first?.refresh_token).not.toBe(second?.refresh_token);
    expect((await refresh(second?.refresh_token ?? '')).status).toBe(200);
  });

  it('that is used again later ends the sign-in', async () => {
    const first = await tokens();
    const second = (await (await refresh(first.refresh_token)).json()) as Tokens;
    vi.useFakeTimers({ now: Date.now() + REFRESH_GRACE_MS - 5_000, toFake: ['Date'] });
    try {
      expect((await refresh(first.refresh_token)).status).toBe(200);
      // The second use does not extend the time.
      vi.setSystemTime(Date.now() + 5_000);
      const reused = await refresh(first.refresh_token);
      expect(reused.status).toBe(400);
      expect(await reused.json()).toHaveProperty('error', 'invalid_grant');
      expect((await refresh(second.refresh_token)).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends with a sign-out by token, and with a revocation', async () => {
    const signedOut = await tokens();
    expect(
      (await server.call('GET', '/identity/session/end', { token: signedOut.access_token })).status,
    ).toBe(204);
    expect((await refresh(signedOut.refresh_token)).status).toBe(400);
    const revoked = await tokens();
    expect(
      (await post('/token/revocation', { client_id: 'portal', token: revoked.refresh_token })).status,
    ).toBe(200);
    expect((await refresh(revoked.refresh_token)).status).toBe(400);
  });
});

describe('user info', () => {
  it('returns the account of a token', async () => {
    expect(await (await me(await server.signIn('researcher'))).json()).toMatchObject({
      name: 'Ada Researcher',
      preferred_username: 'researcher',
      email: 'researcher@example.org',
      groups: ['default'],
    });
  });

  it.each([
    ['no token', undefined],
    ['a token of another user', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.'],
  ])('refuses %s', async (_what, token) => {
    const response = await server.call('GET', '/identity/me', token === undefined ? {} : { token });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('refuses an id token', async () => {
    expect((await me((await tokens()).id_token)).status).toBe(401);
  });
});

describe('the discovery document', () => {
  it('lists the endpoints that the portal needs', async () => {
    const document = (await (
      await server.call('GET', '/identity/.well-known/openid-configuration')
    ).json()) as Record<string, unknown>;
    expect(document).toMatchObject({
      issuer: `${server.url}/identity`,
      token_endpoint: `${server.url}/identity/token`,
      userinfo_endpoint: `${server.url}/identity/me`,
    });
    expect(document['grant_types_supported']).toEqual(
      expect.arrayContaining(['password', 'refresh_token', 'authorization_code']),
    );
  });
});

describe('signing in on the hosted page', () => {
  const VERIFIER = 'v'.repeat(43);
  const CHALLENGE = '7w_YNF9DSfIdPf_pRjSq646_kPr-2-o9NAl16JGghdM';

  /** Cookie jar by name, which is enough for this test. */
  function browser(language = 'en-US') {
    const cookies = new Map<string, string>();
    return async (url: string, init: RequestInit = {}): Promise<Response> => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(new URL(url, server.url), {
        ...init,
        redirect: 'manual',
        headers: { cookie, 'accept-language': language },
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      return response;
    };
  }

  async function walk(
    password: string,
    { header, locales }: { header?: string; locales?: string } = {},
  ): Promise<{ page: Response; first: string; visit: ReturnType<typeof browser> }> {
    const visit = browser(header);
    const query = new URLSearchParams({
      client_id: 'portal',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${server.url}/callback.html`,
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      state: 's',
      ...(locales !== undefined && { ui_locales: locales }),
    });
    const start = await visit(`/identity/auth?${query.toString()}`);
    const form = start.headers.get('location') ?? '';
    const first = await (await visit(form)).text();
    expect(first).toContain('<form method="post"');
    return {
      first,
      page: await visit(form, {
        method: 'POST',
        body: new URLSearchParams({ username: 'researcher', password }),
      }),
      visit,
    };
  }

  it('redirects to the portal with a code that can be exchanged once for tokens', async () => {
    const { page, visit } = await walk('quartet-demo');
    const back = await visit(page.headers.get('location') ?? '');
    const target = new URL(back.headers.get('location') ?? '');
    expect(`${target.origin}${target.pathname}`).toBe(`${server.url}/callback.html`);
    const exchange = () =>
      post('/token', {
        client_id: 'portal',
        grant_type: 'authorization_code',
        code: target.searchParams.get('code') ?? '',
        redirect_uri: `${server.url}/callback.html`,
        code_verifier: VERIFIER,
      });
    const tokens = (await (await exchange()).json()) as Tokens;
    expect((await me(tokens.access_token)).status).toBe(200);
    const refreshed = await refresh(tokens.refresh_token);
    expect(refreshed.status).toBe(200);
    expect((await exchange()).status).toBe(400);
    // A stolen code is used twice: the tokens of the first use end.
    const { refresh_token: next } = (await refreshed.json()) as Tokens;
    expect((await refresh(next)).status).toBe(400);
  });

  it('shows the form again after a wrong password', async () => {
    const { page } = await walk('wrong');
    expect(page.status).toBe(401);
    expect(await page.text()).toContain('Username or password is not valid');
  });

  it.each([
    [{ locales: 'zh-CN', header: 'en-US' }, 'zh-CN', '用户名或邮箱', '用户名或密码不正确'],
    [
      { locales: 'en-US', header: 'zh-CN' },
      'en-US',
      'Username or email',
      'Username or password is not valid',
    ],
    [{ header: 'zh-CN,zh;q=0.9' }, 'zh-CN', '用户名或邮箱', '用户名或密码不正确'],
  ])('with %j it is in %s, and so are its errors', async (wanted, language, label, problem) => {
    const { first, page } = await walk('wrong', wanted);
    expect(first).toContain(`<html lang="${language}">`);
    expect(first).toContain(label);
    const again = await page.text();
    expect(again).toContain(`<html lang="${language}">`);
    expect(again).toContain(problem);
  });

  it.each([
    ['/identity/interaction/unknown', '此次登录已失效：请返回并重新开始。'],
    ['/identity/auth?client_id=nothing&ui_locales=en&ui_locales=zh', '登录请求未被接受（'],
  ])('%s is in the language of the browser', async (address, text) => {
    const page = await (await browser('zh-CN')(address)).text();
    expect(page).toContain('<html lang="zh-CN">');
    expect(page).toContain(text);
  });

  it('asks before a sign-out in the language of its request', async () => {
    const { page, visit } = await walk('quartet-demo');
    await visit(page.headers.get('location') ?? '');
    const question = async (query: string) => (await visit(`/identity/session/end${query}`)).text();
    expect(await question('?ui_locales=zh-CN')).toMatch(/<html lang="zh-CN">.*要登出吗？.*登出<\/button>/s);
    expect(await question('')).toMatch(/<html lang="en-US">.*Sign out\?.*Sign out<\/button>/s);
  });

  it('shows an error when there is no pending sign-in', async () => {
    const response = await server.call('GET', '/identity/interaction/unknown');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('no longer open');
  });
});
