import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { addTestAccount, signInAs } from '../testing/test-accounts.ts';

const KEY = 'data/lin/a.txt';
const OBJECT = `/datains/api/services/minio/buckets/users/object?key=${encodeURIComponent(KEY)}`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addTestAccount(server, 'lin', []);
});
afterAll(() => server.close());

test('links for uploads end with the account of the folder, and work again with it', async () => {
  const admin = await server.signIn('admin');
  const disable = (disabled: boolean) =>
    server.call('PUT', '/datains/api/accounts/lin', { token: admin, json: { disabled } });
  const made = await server.call('POST', OBJECT, { token: await signInAs(server.url, 'lin') });
  const { upload_url: link } = (await made.json()) as { upload_url: string };
  const put = async (body: string) => {
    const response = await fetch(link, { method: 'PUT', body });
    return [response.status, response.status === 200 ? '' : ((await response.json()) as object)];
  };
  expect(await put('before')).toEqual([200, '']);
  await disable(true);
  expect(await put('after')).toEqual([
    403,
    expect.objectContaining({
      message: 'The account of this folder is disabled, so its links take no files any more.',
    }),
  ]);
  expect((await server.dependencies.objects.head('users', KEY))?.size).toBe('before'.length);
  await disable(false);
  expect(await put('again')).toEqual([200, '']);
});

test('a link for an upload lives for an hour at most', async () => {
  const made = await server.call('POST', OBJECT, { token: await server.signIn('admin') });
  const { upload_url: link } = (await made.json()) as { upload_url: string };
  const expires = Number(new URL(link).searchParams.get('expires'));
  expect(expires - Date.now() / 1000).toBeLessThanOrEqual(3600);
});
