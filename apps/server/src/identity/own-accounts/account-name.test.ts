import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';
import { addTestAccount, signInAs } from '../../testing/test-accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addTestAccount(server, 'lin');
});
afterAll(() => server.close());

const rename = (token: string, name: string) =>
  server.call('PUT', '/datains/api/account-name', { token, json: { name } });

test('the owner changes the name of an account, at once for the open sign-in, and the audit log has it', async () => {
  const token = await signInAs(server.url, 'lin');
  expect((await rename(token, ' Lin Wei ')).status).toBe(204);
  const info = await server.call('GET', '/identity/me', { token });
  expect(await info.json()).toMatchObject({
    name: 'Lin Wei',
    given_name: 'Lin Wei',
    family_name: '',
    preferred_username: 'lin',
    email: 'lin@example.org',
  });
  const events = await server.dependencies.db
    .selectFrom('audit_events')
    .select(['actor', 'subject'])
    .where('kind', '=', 'name-changed')
    .execute();
  expect(events).toEqual([{ actor: 'lin', subject: 'lin' }]);
});

test('a blank name, one that is too long, and that of a demo account are refused', async () => {
  const token = await signInAs(server.url, 'lin');
  expect((await rename(token, ' \t ')).status).toBe(400);
  expect((await rename(token, 'x'.repeat(129))).status).toBe(400);
  const refused = await rename(await server.signIn('researcher'), 'Somebody');
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining('demo account') as string });
});
