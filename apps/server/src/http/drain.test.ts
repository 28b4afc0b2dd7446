import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;

async function start(drainSeconds: number): Promise<void> {
  server = await startTestServer({ environment: { DRAIN_SECONDS: String(drainSeconds) } });
}

/** Begins a shutdown; resolves when no new connection is accepted any more. */
async function beginToClose(): Promise<{ closed: Promise<void> }> {
  const closed = server.close();
  const connect = () =>
    fetch(server.url).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(connect, { timeout: 30_000 }).toBe('refused');
  return { closed };
}

/** A request of which the server has the head and half of the body. */
async function halfSent(): Promise<{ call: ClientRequest; response: Promise<IncomingMessage> }> {
  const link = await server.parts.objects.presignPut('users', `data/researcher/${crypto.randomUUID()}.txt`);
  const call = request(server.url + link, {
    method: 'PUT',
    headers: { 'content-length': '8', expect: '100-continue' },
  });
  const response = once(call, 'response').then(([message]) => message as IncomingMessage);
  response.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  call.write('half');
  return { call, response };
}

test('20 requests in flight get their 20 answers, and the connections close after them', async () => {
  await start(60);
  const calls = await Promise.all(Array.from({ length: 20 }, halfSent));
  const { closed } = await beginToClose();
  for (const { call } of calls) call.end('rest');
  const answers = await Promise.all(calls.map(({ response }) => response));
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => answer.headers.connection))).toEqual(new Set(['close']));
  await closed;
});

test('a live event stream ends as a whole answer', async () => {
  await start(60);
  const response = await server.call('GET', '/datains/api/events', {
    token: await server.signIn('researcher'),
  });
  const { closed } = await beginToClose();
  expect(await response.text()).toContain(': the server shuts down');
  await closed;
});

test('a request that does not end is cut off after the limit', async () => {
  await start(0);
  const { response } = await halfSent();
  await server.close();
  await expect(response).rejects.toThrow(/socket hang up|ECONNRESET/);
});
