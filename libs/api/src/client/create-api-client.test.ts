import { expect, test } from 'vitest';
import { HttpError, NetworkError, NotFoundError, TimeoutError } from '../errors/errors';
import { createDatainsClient, createDataseqClient } from './clients';

type Reply = (request: Request) => Response | Promise<Response>;

/** Client with the given function as server, and the requests that the server received. */
function clientOf(reply: Reply, extra: { accessToken?: () => string | undefined; timeoutMs?: number } = {}) {
  const seen: Request[] = [];
  const fetch = async (request: Request) => {
    seen.push(request.clone());
    return reply(request);
  };
  const options = { baseUrl: 'https://portal.test/datains', fetch, locale: () => 'zh-CN', ...extra };
  return { client: createDatainsClient(options), records: createDataseqClient(options), seen };
}

const never = () => new Promise<Response>(() => undefined);

test('a response is typed data', async () => {
  const { client, seen } = clientOf(() => Response.json({ services: ['minio'], default_service: 'minio' }));
  const { data } = await client.GET('/api/fs-services');
  expect(data.default_service).toBe('minio');
  expect(seen[0]?.url).toBe('https://portal.test/datains/api/fs-services');
});

test('each request has the current language and token', async () => {
  let token: string | undefined = 'first';
  const { client, seen } = clientOf(() => Response.json({}), { accessToken: () => token });
  await client.GET('/api/fs-services');
  token = undefined;
  await client.GET('/api/fs-services');
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer first', null]);
  expect(seen[0]?.headers.get('Accept-Language')).toBe('zh-CN');
});

test('keys with slashes, spaces and other scripts stay whole in the query', async () => {
  const { client, seen } = clientOf(() => Response.json({ download_url: '/x' }));
  const key = 'data/ada/a b+c&d=1/样本.csv';
  await client.GET('/api/services/{service}/buckets/{bucket}/object', {
    params: { path: { service: 'minio', bucket: 'users' }, query: { key } },
  });
  expect(new URL(seen[0]!.url).searchParams.get('key')).toBe(key);
});

test('a query tree goes out as JSON, and an empty one as {}', async () => {
  const { records, seen } = clientOf(() => Response.json({ total: 0, page: 1, per_page: 10, data: [] }));
  await records.POST('/api/collections/{name}', { params: { path: { name: 'a_b' } }, body: {} });
  expect(await seen[0]!.text()).toBe('{}');
  expect(seen[0]!.headers.get('Content-Type')).toBe('application/json');
});

test('help texts are read as text', async () => {
  const { client } = clientOf(() => new Response('# Help', { headers: { 'Content-Type': 'text/plain' } }));
  const { data } = await client.GET('/apps/{owner}/{appVersion}/README.md', {
    params: { path: { owner: 'lab', appVersion: 'qc-v1' } },
    parseAs: 'text',
  });
  expect(data).toBe('# Help');
});

test('a 204 resolves without data', async () => {
  const { client } = clientOf(() => new Response(null, { status: 204 }));
  const result = await client.PUT('/api/projects/{id}', {
    params: { path: { id: 'x' } },
    body: { status: 'On Hold' },
  });
  expect(result.response.status).toBe(204);
  expect(result.data).toBeUndefined();
});

test.each<[string, Response, { status: number; message: string; details: unknown[] }]>([
  [
    'JSON with details',
    Response.json(
      { message: 'Not valid', details: [{ field: 'page', message: 'must be >= 1' }, 'odd'] },
      { status: 400 },
    ),
    { status: 400, message: 'Not valid', details: [{ field: 'page', message: 'must be >= 1' }] },
  ],
  [
    'an old HTML explanation',
    new Response('<html><head><title>400</title></head><body><p>page &gt; 0</p> expected</body></html>', {
      status: 400,
      headers: { 'Content-Type': 'text/html' },
    }),
    { status: 400, message: 'page &gt; 0 expected', details: [] },
  ],
  [
    'plain text that claims to be JSON',
    new Response('Malformed', { status: 400, headers: { 'Content-Type': 'application/json' } }),
    { status: 400, message: 'Malformed', details: [] },
  ],
  [
    'a gateway with error',
    Response.json({ error: 'no token' }, { status: 401 }),
    { status: 401, message: 'no token', details: [] },
  ],
  ['no body', new Response(null, { status: 502 }), { status: 502, message: 'HTTP 502', details: [] }],
  ['a list', Response.json([1], { status: 500 }), { status: 500, message: 'HTTP 500', details: [] }],
])('a failure rejects with HttpError: %s', async (_, response, expected) => {
  const { client } = clientOf(() => response);
  const error: unknown = await client.GET('/api/fs-services').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ ...expected, url: 'https://portal.test/datains/api/fs-services' });
});

test.each([
  ['12', 12],
  ['0', 1],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 1],
  [undefined, 1],
])('the header Retry-After %j gives %j seconds', async (header, seconds) => {
  const headers = header === undefined ? {} : { 'Retry-After': header };
  const { client } = clientOf(() => Response.json({ message: 'Too many' }, { status: 429, headers }));
  const error: unknown = await client.GET('/api/fs-services').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 429, message: 'Too many', retryAfter: seconds });
});

test('a 404 rejects with NotFoundError, which is an HttpError', async () => {
  const { client } = clientOf(() => Response.json({ message: 'Not found' }, { status: 404 }));
  const call = client.GET('/api/projects/{id}', { params: { path: { id: 'x' } } });
  await expect(call).rejects.toThrow(NotFoundError);
  await expect(call).rejects.toThrow(HttpError);
});

test('an unreachable server rejects with NetworkError with its cause', async () => {
  const cause = new TypeError('fetch failed');
  const { client } = clientOf(() => Promise.reject(cause));
  const error: unknown = await client.GET('/api/fs-services').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ cause, url: 'https://portal.test/datains/api/fs-services' });
});

test('a page instead of announced JSON rejects with NetworkError', async () => {
  const { client } = clientOf(() => new Response('<html>'));
  await expect(client.GET('/api/fs-services')).rejects.toThrow(NetworkError);
});

test('a call that takes too long rejects with TimeoutError and is cancelled', async () => {
  const requests: Request[] = [];
  const { client } = clientOf((request) => (requests.push(request), never()), { timeoutMs: 5 });
  await expect(client.GET('/api/fs-services')).rejects.toThrow(TimeoutError);
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('a body that stalls after the headers also times out', async () => {
  const { client } = clientOf(
    (request) =>
      new Response(
        new ReadableStream({
          start: (body) => request.signal.addEventListener('abort', () => body.error(request.signal.reason)),
        }),
      ),
    { timeoutMs: 5 },
  );
  await expect(client.GET('/api/fs-services')).rejects.toThrow(TimeoutError);
});

test("an abort rejects with the caller's reason, not a network error", async () => {
  const { client } = clientOf(never);
  const controller = new AbortController();
  const call = client.GET('/api/fs-services', { signal: controller.signal });
  const reason = new Error('left the page');
  controller.abort(reason);
  await expect(call).rejects.toBe(reason);
  await expect(client.GET('/api/fs-services', { signal: controller.signal })).rejects.toBe(reason);
});

test('a stream that has begun outlives the timeout', async () => {
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  let signal: AbortSignal | undefined;
  const { client } = clientOf(
    (request) => {
      signal = request.signal;
      return new Response(new ReadableStream({ start: (body) => void (send = body) }));
    },
    { timeoutMs: 5 },
  );
  const { response } = await client.GET('/api/events', { parseAs: 'stream' });
  await new Promise((resolve) => AbortSignal.timeout(20).addEventListener('abort', resolve));
  expect(signal?.aborted).toBe(false);
  send?.enqueue(new TextEncoder().encode('still here'));
  send?.close();
  expect(await response.text()).toBe('still here');
});
