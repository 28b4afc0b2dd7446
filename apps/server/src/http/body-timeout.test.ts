import { EventEmitter, once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { watchBody } from './body-timeout.ts';

const LIMITS = {
  headersMs: 30_000,
  bodyMs: 60_000,
  uploadWindowMs: 30_000,
  uploadWindowBytes: 30_000,
  readerMs: 600_000,
};

describe('the time that a body may take', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function watched(method: string, url: string, headers: Record<string, string> = { 'content-length': '9' }) {
    const socket = { bytesRead: 0 };
    const request = Object.assign(new EventEmitter(), { method, url, headers, socket, destroy: vi.fn() });
    const response = { headersSent: false, writeHead: vi.fn(), end: vi.fn() };
    watchBody(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
      LIMITS,
      '/storage',
    );
    return { socket, request, response };
  }
  const UPLOAD = ['PUT', '/storage/users/a.bam'] as const;

  it('does not end a large upload over a slow connection', () => {
    const { socket, response } = watched(...UPLOAD);
    for (let hour = 0; hour < 1000; hour += 1) {
      socket.bytesRead += 31_000;
      vi.advanceTimersByTime(30_000);
    }
    expect(response.writeHead).not.toHaveBeenCalled();
  });

  it('ends an upload that stalls', () => {
    const { socket, response } = watched(...UPLOAD);
    socket.bytesRead = 5e9;
    vi.advanceTimersByTime(30_000);
    expect(response.writeHead).not.toHaveBeenCalled();
    socket.bytesRead += 20;
    vi.advanceTimersByTime(30_000);
    expect(response.writeHead).toHaveBeenCalledExactlyOnceWith(
      408,
      expect.objectContaining({ connection: 'close' }),
    );
  });

  it.each([
    ['PUT', '/storage/users/a.bam', 30_000, '上传已结束：30 秒内几乎没有收到内容。请重新发送文件。'],
    ['POST', '/datains/api/messages', 60_000, '请求内容未在 60 秒内到达。请重新发送。'],
  ])('ends a %s with a sentence in the language of the caller', (method, url, ms, message) => {
    const { response } = watched(method, url, { 'content-length': '9', 'accept-language': 'zh-CN' });
    vi.advanceTimersByTime(ms);
    expect(response.end).toHaveBeenCalledExactlyOnceWith(JSON.stringify({ message }), expect.any(Function));
  });

  it('ends a call to a service whose body is not complete in time, however much has arrived', () => {
    const { socket, response } = watched('POST', '/datains/api/messages');
    socket.bytesRead = 1e6;
    vi.advanceTimersByTime(60_000);
    expect(response.writeHead).toHaveBeenCalledOnce();
  });

  it('closes the connection when the response was sent before the body was complete', () => {
    const { request, response } = watched(...UPLOAD);
    response.headersSent = true;
    vi.advanceTimersByTime(30_000);
    expect([response.writeHead.mock.calls.length, request.destroy.mock.calls.length]).toEqual([0, 1]);
  });

  it.each(['end', 'close'])('watches no more after the %s of the body', (event) => {
    const { request, response } = watched(...UPLOAD);
    request.emit(event);
    vi.advanceTimersByTime(300_000);
    expect(response.writeHead).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not watch a request without a body', () => {
    watched('GET', '/config.json', {});
    watched('POST', '/datains/api/report', { 'content-length': '0' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a body that stalls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      configure: (config) => {
        config.bodyLimits = {
          ...LIMITS,
          bodyMs: 200,
          uploadWindowMs: 200,
          uploadWindowBytes: 100,
        };
      },
    });
  });
  afterAll(() => server.close());

  async function halfSent(method: string, path: string, type: string) {
    const call = httpRequest(server.url + path, {
      method,
      headers: { 'content-type': type, 'content-length': '1000' },
    });
    call.on('error', () => undefined);
    call.write('{');
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { response, body: await text(response) };
  }

  it.each([
    ['a service', 'POST', '/datains/api/messages', 'application/json'],
    ['the sign-in', 'POST', '/identity/token', 'application/x-www-form-urlencoded'],
  ])('is answered with 408 by %s', async (_whose, method, path, type) => {
    const { response, body } = await halfSent(method, path, type);
    expect([response.statusCode, response.headers.connection]).toEqual([408, 'close']);
    expect(JSON.parse(body)).toEqual({ message: expect.stringContaining('did not arrive within') });
  });

  it('gets 408 from the store, and nothing of it is stored', async () => {
    const link = await server.dependencies.objects.presignPut('users', 'data/researcher/idle.txt');
    const { response, body } = await halfSent('PUT', link, 'text/plain');
    expect(response.statusCode).toBe(408);
    expect(body).toContain('The upload was ended');
    expect(await server.dependencies.objects.head('users', 'data/researcher/idle.txt')).toBeUndefined();
  });
});
