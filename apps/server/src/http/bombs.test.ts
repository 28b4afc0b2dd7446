import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { deflateSync, gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { DEFAULT_BODY_LIMITS } from './contract/body-limits.ts';

const MB = 1024 * 1024;
/** 100 kB that unpack to 100 MB. */
const PACKED = gzipSync(Buffer.alloc(100 * MB, ' '));
/** Memory that the server may take for a refusal, with what the garbage collector has not yet freed. */
const MAX_GROWTH = 200 * MB;

const COLLECTION = '/dataseq/api/collections/quartet_proteomics';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

let server: TestServer;
let token: string;
let before: number;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.signIn('researcher');
  before = process.memoryUsage().rss;
});
afterEach(async () => {
  expect((await server.call('GET', '/healthz')).status).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(MAX_GROWTH);
});
afterAll(() => server.close());

/** Sends a request, whose body may be endless, and resolves to the response and its text. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string | string[]>,
  body: Iterable<string | Buffer> = [],
) {
  const call = httpRequest(server.url + path, { method, headers, agent: false });
  call.on('error', () => undefined);
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  let isAnswered = false;
  void answered.then(
    () => (isAnswered = true),
    () => (isAnswered = true),
  );
  for (const piece of body) {
    // Reads what has come before it writes on: a write to a connection that the server has closed loses the response.
    await setImmediate();
    if (isAnswered || call.destroyed) break;
    if (!call.write(piece)) await Promise.race([once(call, 'drain'), once(call, 'close'), answered]);
  }
  call.end();
  const [response] = await answered;
  const content = await text(response);
  call.destroy();
  return {
    status: response.statusCode ?? 0,
    message: (parsed(content) as { message?: string }).message,
    content,
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return {};
  }
}

describe('a compressed body', () => {
  it.each([
    ['gzip', PACKED],
    ['deflate', deflateSync(Buffer.alloc(100 * MB, ' '))],
    ['gzip, gzip', gzipSync(PACKED)],
    ['br', Buffer.from('a')],
  ])('in %s is refused by a call, and never unpacked', async (encoding, body) => {
    const headers = { ...JSON_TYPE, 'content-encoding': encoding, authorization: `Bearer ${token}` };
    const { status, message } = await send('POST', COLLECTION, headers, [body]);
    expect([status, message]).toEqual([
      415,
      `Send the body as it is, without the content encoding "${encoding}".`,
    ]);
  });

  it('is refused by the sign-in', async () => {
    const headers = { ...FORM_TYPE, 'content-encoding': 'gzip' };
    expect((await send('POST', '/identity/token', headers, [PACKED])).status).toBe(400);
  });

  it.each([
    ['gzip', PACKED],
    ['zip', Buffer.from(zipSync({ 'a.txt': new Uint8Array(20 * MB) }))],
  ])('that is an uploaded %s file is stored as it is, and served so', async (kind, body) => {
    const { objects } = server.dependencies;
    const key = `data/researcher/bomb.${kind}`;
    const link = await objects.presignPut('users', key);
    const sent = await send('PUT', link, { 'content-encoding': 'gzip' }, [body]);
    expect(sent.status).toBe(200);
    expect((await objects.head('users', key))?.size).toBe(body.length);
    const response = await server.call('GET', await objects.presignGet('users', key));
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await response.arrayBuffer()).equals(body)).toBe(true);
  });
});

function* endless(piece: string): Generator<string> {
  for (;;) yield piece;
}

describe('a body without an end', () => {
  it.each([
    ['a call', COLLECTION, JSON_TYPE, '[0,0,0,0,'.repeat(10_000), 413],
    ['the sign-in', '/identity/token', FORM_TYPE, 'a=b&'.repeat(10_000), 400],
  ])('is cut off by %s', async (_whose, path, type, piece, status) => {
    const { status: got } = await send(
      'POST',
      path,
      { ...type, 'transfer-encoding': 'chunked' },
      endless(piece),
    );
    expect(got).toBe(status);
  });
});

describe('a JSON body', () => {
  const size = DEFAULT_BODY_LIMITS.bytes - 100;
  it.each([
    ['that is nested as deep as it is long', `${'['.repeat(size / 2)}${']'.repeat(size / 2)}`],
    ['of objects in objects', `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`],
    ['with a number of a million digits', `{"page":${'9'.repeat(size - 20)}}`],
    [
      'with as many keys as fit',
      `{${Array.from({ length: size / 12 }, (_, index) => `"k${index}":1`).join(',')}}`,
    ],
    ['with one long text', JSON.stringify({ regex: 'x'.repeat(size - 20) })],
    ['with one key many times', `{${'"a":1,'.repeat(size / 7)}"a":1}`],
    [
      'that would change a prototype',
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    ],
  ])('%s gets a short refusal', async (_what, body) => {
    const { status, message, content } = await send('POST', COLLECTION, JSON_TYPE, [body]);
    expect([400, 413]).toContain(status);
    expect(message).toEqual(expect.any(String));
    expect(content.length).toBeLessThan(5000);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('a form of the sign-in', () => {
  it.each([
    ['with many fields', Array.from({ length: 5000 }, (_, index) => `f${index}=1`).join('&')],
    ['with nested fields', `client_id=portal&a${'[a]'.repeat(5000)}=1`],
    [
      'with a long password',
      `grant_type=password&client_id=portal&username=a&password=${'x'.repeat(50_000)}`,
    ],
    ['that repeats a field', 'client_id=portal&'.repeat(2000)],
  ])('%s is refused', async (_what, body) => {
    const { status } = await send('POST', '/identity/token', FORM_TYPE, [body]);
    expect([400, 401, 413]).toContain(status);
  });
});

describe('a request', () => {
  it.each<[string, string, Record<string, string | string[]>, number[]]>([
    ['with a header of a megabyte', '/config.json', { 'x-long': 'x'.repeat(MB) }, [431]],
    [
      'with a token of a megabyte',
      '/datains/api/projects',
      { authorization: `Bearer ${'x'.repeat(MB)}` },
      [431],
    ],
    [
      'with 5000 cookies',
      '/identity/auth',
      { cookie: Array.from({ length: 5000 }, (_, i) => `c${i}=1`) },
      [431],
    ],
    ['with an address of a megabyte', `/datains/api/projects?search=${'x'.repeat(MB)}`, {}, [414, 431]],
    ['with 3000 parameters', `/datains/api/apps?${'page=1&'.repeat(1500)}`, {}, [400, 401]],
  ])('%s is refused', async (_what, path, headers, statuses) => {
    expect(statuses).toContain((await send('GET', path, headers)).status);
  });

  it('with a thousand ranges gets the file once at most', async () => {
    const key = 'data/researcher/bomb.gzip';
    const link = await server.dependencies.objects.presignGet('users', key);
    const ranges = `bytes=${Array.from({ length: 1000 }, () => '0-').join(',')}`;
    const response = await server.call('GET', link, { headers: { range: ranges } });
    expect([200, 416]).toContain(response.status);
    expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(PACKED.length);
  });
});
