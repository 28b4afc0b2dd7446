import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

const FILES = '/datains/api/services/minio/buckets/users?prefix=data/researcher/';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ environment: { READ_SECONDS: '1', LOG_LEVEL: 'silent' } });
  token = await server.signIn('researcher');
});
afterAll(() => server.close());

test('a read that the store never answers gets 503 with the time to wait, and later reads work', async () => {
  const silent = vi.spyOn(server.dependencies.objects, 'list').mockReturnValue(new Promise(() => undefined));
  const response = await server.call('GET', FILES, { token });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toEqual({
    message: expect.stringMatching(/^The server had no answer after 1 seconds: .* Try again in 30 seconds/),
  });
  silent.mockRestore();
  expect((await server.call('GET', FILES, { token })).status).toBe(200);
});

test('a read that fails late, after its limit, is no unhandled rejection', async () => {
  const failures = new EventTarget();
  const late = new Promise<never>((_resolve, reject) =>
    failures.addEventListener('failure', () => reject(new Error('too late'))),
  );
  const silent = vi.spyOn(server.dependencies.objects, 'list').mockReturnValue(late);
  expect((await server.call('GET', FILES, { token })).status).toBe(503);
  failures.dispatchEvent(new Event('failure'));
  silent.mockRestore();
  expect((await server.call('GET', '/healthz')).status).toBe(200);
});

test('a read whose caller is looked up in a database that never answers gets 503 too', async () => {
  const silent = vi.spyOn(server.dependencies.callers, 'find').mockReturnValue(new Promise(() => undefined));
  expect((await server.call('GET', FILES, { token })).status).toBe(503);
  silent.mockRestore();
  expect((await server.call('GET', FILES, { token })).status).toBe(200);
});
