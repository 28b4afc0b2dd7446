import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;

async function start(drainSeconds: number): Promise<void> {
  server = await startTestServer({ environment: { DRAIN_SECONDS: String(drainSeconds) } });
}

/** Begins a shutdown; resolves when no new connection is accepted any more. */
async function beginToClose(): Promise<{ closed: Promise<void> }> {
  const closed = server.close();
  const knock = () =>
    fetch(server.url).then(
      () => 'answered',
      () => 'refused',
    );
  await expect.poll(knock, { timeout: 30_000 }).toBe('refused');
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

test('requests that were sent but not read yet when the shutdown begins are answered, too', async () => {
  await start(60);
  const sockets = Array.from({ length: 20 }, () => connect(server.parts.config.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answers = sockets.map((socket) => text(socket));
  // In the same turn of the event loop, which server and clients share here: nothing of it can have been read.
  for (const socket of sockets) socket.write('GET /config.json HTTP/1.1\r\nhost: portal\r\n\r\n');
  const closed = server.close();
  for (const answer of await Promise.all(answers))
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*\}$/is);
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
