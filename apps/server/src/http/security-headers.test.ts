import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  plain = await startTestServer();
  // The address of the proxy in front; the test calls the server behind it.
  server = await startTestServer({
    environment: { PUBLIC_URL: 'https://portal.example.org', DEMO_ACCOUNTS: '0' },
  });
});
afterAll(async () => {
  await server.close();
  await plain.close();
});

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(/default-src '(self|none)'/),
  'strict-transport-security': 'max-age=31536000',
};

it.each([
  ['a page', 'GET', '/', 503],
  ['the settings', 'GET', '/config.json', 200],
  ['an unknown path', 'GET', '/nothing/here', 404],
  ['a malformed URL', 'GET', '/%', 400],
  ['a malformed URL of the sign-in', 'GET', '/identity/%', 400],
  ['a refusal', 'GET', '/datains/api/projects', 401],
  ['the token endpoint', 'POST', '/identity/token', 400],
  ['the discovery of the sign-in', 'GET', '/identity/.well-known/openid-configuration', 200],
  ['a storage link that is not valid', 'GET', '/storage/users/a.txt', 403],
  ['a probe', 'GET', '/healthz', 200],
  ['figures for monitors', 'GET', '/metrics', 200],
  ['a document of the API', 'GET', '/openapi/datains.json', 200],
  ['a share link that is not known', 'GET', `/datains/api/shared-files/${'a'.repeat(43)}`, 404],
  ['a preflight', 'OPTIONS', '/storage/users/a.txt', 204],
])('%s has all security headers', async (_what, method, path, status) => {
  const response = await fetch(`http://127.0.0.1:${server.dependencies.config.port}${path}`, { method });
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject(EVERYWHERE);
});

it('HSTS is for sites behind TLS only', async () => {
  const response = await plain.call('GET', '/config.json');
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

it('no element changes the base of the addresses of a page', async () => {
  for (const path of ['/config.json', '/identity/interaction/unknown']) {
    const { headers } = await plain.call('GET', path);
    expect(headers.get('content-security-policy')).toMatch(/(?:^|; )base-uri 'none'(?:;|$)/);
  }
});
