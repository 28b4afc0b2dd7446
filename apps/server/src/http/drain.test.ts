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

/** Begins a shutdown; resolves when no new connections are accepted. */
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

/** Sends the head and half of the body of a request. */
async function halfSent(): Promise<{ call: ClientRequest; response: Promise<IncomingMessage> }> {
  const link = await server.dependencies.objects.presignPut(
    'users',
    `data/researcher/${crypto.randomUUID()}.txt`,
  );
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

test('20 active requests get their 20 responses, and the connections close after them', async () => {
  await start(60);
  const calls = await Promise.all(Array.from({ length: 20 }, halfSent));
  const draining = () => server.dependencies.metrics.getSingleMetricAsString('portal_draining');
  expect(await draining()).toMatch(/ 0$/);
  const { closed } = await beginToClose();
  expect(await draining()).toMatch(/ 1$/);
  for (const { call } of calls) call.end('rest');
  const responses = await Promise.all(calls.map(({ response }) => response));
  expect(responses.map((response) => response.statusCode)).toEqual(Array(20).fill(200));
  expect(new Set(responses.map((response) => response.headers.connection))).toEqual(new Set(['close']));
  await closed;
});

test('requests that were sent but not read before the shutdown also get a response', async () => {
  await start(60);
  const sockets = Array.from({ length: 20 }, () => connect(server.dependencies.config.port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const responses = sockets.map((socket) => text(socket));
  // In the same turn of the event loop, which server and clients share here: the server cannot have read anything.
  for (const socket of sockets) socket.write('GET /config.json HTTP/1.1\r\nhost: portal\r\n\r\n');
  const closed = server.close();
  for (const response of await Promise.all(responses))
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*\}$/is);
  await closed;
});

test('a live event stream ends as a complete response', async () => {
  await start(60);
  const response = await server.call('GET', '/datains/api/events', {
    token: await server.signIn('researcher'),
  });
  const { closed } = await beginToClose();
  expect(await response.text()).toContain(': connect again');
  await closed;
});

test('a request that does not end is aborted after the limit', async () => {
  await start(0);
  const { response } = await halfSent();
  await server.close();
  await expect(response).rejects.toThrow(/socket hang up|ECONNRESET/);
});
