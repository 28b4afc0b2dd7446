import { afterEach, expect, test, vi } from 'vitest';
import { createDatainsClient } from '../client/clients';
import { HttpError, NetworkError, NotFoundError, TimeoutError } from '../errors/errors';
import { fetchFile } from './fetch-file';
import { signedUploadUrl, signedUrl } from './signed-url';

const URL = 'https://objects.test/projects/a.csv?signature=x';

/** Replaces the browser's fetch by a server function and records its requests. */
function serve(respond: () => Response | Promise<Response>) {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve().then(respond));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a file is requested with the given headers, without cookie or token', async () => {
  const fetch = serve(() => new Response('a,b'));
  const response = await fetchFile(URL, { headers: { Range: 'bytes=0-9' } });
  expect(await response.text()).toBe('a,b');
  expect(fetch.mock.calls[0]?.[0]).toBe(URL);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', headers: { Range: 'bytes=0-9' } });
});

test.each([
  [403, '{"message":"The link has expired"}', 'The link has expired'],
  [403, '<Error><Code>AccessDenied</Code></Error>', 'HTTP 403'],
  [404, '<html><body>nothing here</body></html>', 'HTTP 404'],
])('a failed response with %d and %s has the message "%s"', async (status, text, message) => {
  serve(() => new Response(text, { status }));
  const error = await fetchFile(URL).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(status === 404 ? NotFoundError : HttpError);
  expect(error).toMatchObject({ status, message });
});

test('a broken connection is a NetworkError, a response that does not begin a TimeoutError', async () => {
  serve(() => Promise.reject(new TypeError('fetch failed')));
  await expect(fetchFile(URL)).rejects.toBeInstanceOf(NetworkError);
  vi.useFakeTimers();
  serve(() => new Promise(() => undefined));
  const late = fetchFile(URL).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toBeInstanceOf(TimeoutError);
});

test("an abort rejects with the caller's reason", async () => {
  serve(() => new Promise(() => undefined));
  await expect(fetchFile(URL, { signal: AbortSignal.abort('changed my mind') })).rejects.toBe(
    'changed my mind',
  );
});

test('an object is signed for reading and for writing by its whole key', async () => {
  const seen: string[] = [];
  const client = createDatainsClient({
    baseUrl: 'https://portal.test/datains',
    locale: () => 'en-US',
    fetch: async ({ method, url }) => {
      seen.push(`${method} ${url}`);
      return Response.json({ download_url: '/down', upload_url: '/up' });
    },
  });
  const address = { service: 'minio', bucket: 'users', key: 'data/a b.csv' };
  expect([
    await signedUrl(client, address),
    await signedUploadUrl(client, { ...address, length: 7 }),
  ]).toEqual(['/down', '/up']);
  const path = 'https://portal.test/datains/api/services/minio/buckets/users/object?key=data%2Fa%20b.csv';
  expect(seen).toEqual([`GET ${path}`, `POST ${path}&length=7`]);
});
