import { connect, type Socket } from 'node:net';
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { watchReader } from './slow-connections.ts';

const KEY = 'data/researcher/large.bin';
const SIZE = 512 * 1024 * 1024;

let server: TestServer;
let download: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer({
    configure: (config) => {
      config.bodyLimits = {
        headersMs: 800,
        bodyMs: 800,
        uploadWindowMs: 300,
        uploadWindowBytes: 1000,
        readerMs: 300,
      };
    },
  });
  const { objects } = server.dependencies;
  await objects.put('users', KEY, Readable.from(['small']));
  download = await objects.presignGet('users', KEY);
});
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  vi.restoreAllMocks();
});
afterAll(() => server.close());

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/**
 * Sends a byte each few milliseconds, without an end, until the server answers or closes. Resolves to what the server sent: it
 * may be nothing, because a byte that arrives after the close resets the connection.
 */
async function trickle(start: string): Promise<string> {
  const socket = await open();
  let received = '';
  const timer = setInterval(() => socket.write('x'), 5);
  socket.on('data', (data) => {
    clearInterval(timer);
    received += data.toString();
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(start);
  await closed;
  clearInterval(timer);
  return received;
}

const head = (method: string, path: string, headers = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: portal.test\r\n${headers}`;
const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n';

test.each<[what: string, start: () => Promise<string> | string]>([
  ['the request line', () => 'GET /'],
  ['a header', () => head('GET', '/config.json', 'X-Slow: ')],
  ['the body of a call', () => head('POST', '/datains/api/messages', JSON_BODY)],
  [
    'a body in chunks',
    () =>
      head(
        'POST',
        '/datains/api/messages',
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n8;x=',
      ),
  ],
  [
    'the body of the sign-in',
    () =>
      head(
        'POST',
        '/identity/token',
        'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n',
      ),
  ],
  [
    'an upload',
    async () => {
      const link = await server.dependencies.objects.presignPut('users', 'data/researcher/slow.bin');
      return head('PUT', link, 'Content-Length: 60000\r\n\r\n');
    },
  ],
])(
  'a client that sends %s byte by byte is answered with 408, and its connection is closed',
  async (_what, start) => {
    expect(await trickle(await start())).toMatch(/^$|^HTTP\/1\.1 (408|400) /);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  },
);

test('a hundred slow clients keep nobody else waiting', async () => {
  const slow = Array.from({ length: 100 }, () => trickle(head('GET', '/config.json', 'X-Slow: ')));
  expect((await server.call('GET', '/config.json')).status).toBe(200);
  const received = await Promise.all(slow);
  expect(received.filter((text) => !/^$|^HTTP\/1\.1 408 /.test(text))).toEqual([]);
});

/** Makes the stored object a large one, whose bytes are made when they are read. */
function makeLarge() {
  const made = { bytes: 0, closed: false };
  const { objects } = server.dependencies;
  const chunk = Buffer.alloc(65_536);
  vi.spyOn(objects, 'head').mockImplementation(async (bucket, key) => ({
    ...{ bucket, key, size: SIZE, contentType: 'text/plain', lastModified: new Date(0) },
    ...{ etag: 'e', md5: null, sha256: null },
  }));
  vi.spyOn(objects, 'open').mockImplementation(async () => {
    const content = new Readable({
      read() {
        made.bytes += chunk.length;
        this.push(made.bytes > SIZE ? null : chunk);
      },
      destroy(_error, done) {
        made.closed = true;
        done(null);
      },
    });
    return content;
  });
  return made;
}

test('a client that reads a download slowly gets it piece by piece, and one that stalls is closed', async () => {
  const made = makeLarge();
  const socket = await open();
  socket.write(head('GET', download, '\r\n'));
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString('latin1', 0, 15)).toBe('HTTP/1.1 200 OK');
  socket.pause();
  // The server ends the response by itself: before that it has read no more than buffers hold.
  await expect.poll(() => made.closed, { timeout: 30_000 }).toBe(true);
  expect(made.bytes).toBeLessThan(SIZE / 8);
});

describe('the client of a response', () => {
  function watched() {
    vi.useFakeTimers();
    const socket = { bytesWritten: 0, writableLength: 0, destroy: vi.fn() };
    const response = Object.assign(new EventEmitter(), { socket });
    watchReader(response as unknown as ServerResponse, 1000);
    return { socket, response };
  }
  afterEach(() => vi.useRealTimers());

  test('may take any time if it takes something in each window', () => {
    const { socket } = watched();
    for (let window = 0; window < 1000; window += 1) {
      Object.assign(socket, { bytesWritten: socket.bytesWritten + 65_536, writableLength: 65_536 });
      vi.advanceTimersByTime(1000);
    }
    expect(socket.destroy).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(socket.destroy).toHaveBeenCalledOnce();
  });

  test('may wait for the server, as that of a live stream does', () => {
    const { socket, response } = watched();
    vi.advanceTimersByTime(100_000);
    expect(socket.destroy).not.toHaveBeenCalled();
    response.emit('close');
    expect(vi.getTimerCount()).toBe(0);
  });
});
