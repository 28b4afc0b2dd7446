import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { IDENTITY_FLOW: 'code' } });
});
afterAll(() => server.close());

test('with sign-in at its page, the provider has no password grant', async () => {
  const grant = { client_id: 'portal', grant_type: 'password' };
  const response = await fetch(`${server.url}/identity/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...grant, username: 'researcher', password: 'quartet-demo' }),
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ error: 'unsupported_grant_type' }),
  ]);
  const discovery = await fetch(`${server.url}/identity/.well-known/openid-configuration`);
  const { grant_types_supported: grants } = (await discovery.json()) as { grant_types_supported: string[] };
  expect(grants).toContain('authorization_code');
  expect(grants).not.toContain('password');
});
