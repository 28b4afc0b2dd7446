import { afterEach, expect, test, vi } from 'vitest';
import { HttpError, NetworkError } from '../errors/errors';
import { putFile } from './put-file';

/** Fake XMLHttpRequest, the only dependency of putFile; Node has none. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  sent: unknown = null;
  status = 0;
  responseText = '';
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end('abort');
  }
  end(kind: 'load' | 'error' | 'abort', status = 0, text = '') {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event(kind));
    this.dispatchEvent(new Event('loadend'));
  }
}

function begin(signal = new AbortController().signal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const file = new Blob(['hello']);
  const onProgress = vi.fn();
  const done = putFile({ url: '/storage/a?signature=x', file, signal, onProgress });
  return { done, file, onProgress, request: FakeRequest.last };
}

afterEach(() => vi.unstubAllGlobals());

test('sends the raw file with its signed type and without a bearer token', async () => {
  const { done, file, onProgress, request } = begin();
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 3 }));
  request.end('load', 200);
  await expect(done).resolves.toBeUndefined();
  expect(request.opened).toEqual(['PUT', '/storage/a?signature=x']);
  expect(request.headers).toEqual({ 'Content-Type': 'application/octet-stream' });
  expect(request.sent).toBe(file);
  expect(onProgress).toHaveBeenCalledWith(3);
});

test('names the language of the page, for the reason of a refusal', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } });
  expect(begin().request.headers).toMatchObject({ 'Accept-Language': 'zh-CN' });
});

test.each([
  [403, '{"message":"The link has expired"}', 'The link has expired'],
  [403, '<Error><Code>AccessDenied</Code></Error>', 'HTTP 403'],
  [500, '', 'HTTP 500'],
])('a failed response with %d and "%s" has the message "%s"', async (status, text, message) => {
  const { done, request } = begin();
  request.end('load', status, text);
  const error = await done.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status, message });
});

test('a broken connection is a NetworkError', async () => {
  const { done, request } = begin();
  request.end('error');
  await expect(done).rejects.toBeInstanceOf(NetworkError);
});

test('the signal stops it before or during the upload', async () => {
  const abort = new AbortController();
  const { done } = begin(abort.signal);
  abort.abort('changed my mind');
  await expect(done).rejects.toBe('changed my mind');
  const late = begin(abort.signal);
  await expect(late.done).rejects.toBe('changed my mind');
  expect(late.request.sent).toBeNull();
});
