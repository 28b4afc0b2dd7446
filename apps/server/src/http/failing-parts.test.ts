import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startOpenidProvider, type TestOpenidProvider } from '../testing/openid-provider.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { StoreFailure } from './store-failure.ts';

const KEY = 'data/researcher/a.txt';
const CONTENT = 'abcdefghij';
const ROOT = '/datains/api/services/minio/buckets/users';

let provider: TestOpenidProvider;
let server: TestServer;
let token: string;

beforeAll(async () => {
  provider = await startOpenidProvider();
  server = await startTestServer({ environment: { OIDC_ISSUER: provider.url, LOG_LEVEL: 'silent' } });
  token = await provider.token({ preferred_username: 'researcher' });
  await server.dependencies.objects.put('users', KEY, Readable.from([CONTENT]));
});
afterEach(async () => {
  vi.restoreAllMocks();
  provider.fault = 'none';
  // Whatever failed, the next request of somebody else is answered.
  expect((await server.call('GET', '/healthz')).status).toBe(200);
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const link = () => server.dependencies.objects.presignGet('users', KEY);

describe('an object store', () => {
  test.each([
    ['away', new StoreFailure('away', 'http://10.0.0.1 is away'), 503],
    ['refusing', new StoreFailure('refused', 'the key AKIA is refused'), 503],
    ['full', new StoreFailure('full', 'no space'), 507],
  ])('that is %s is told in a sentence without addresses and keys', async (_what, failure, status) => {
    const { objects } = server.dependencies;
    vi.spyOn(objects, 'head').mockRejectedValue(failure);
    vi.spyOn(objects, 'list').mockRejectedValue(failure);
    const answers = [
      await server.call('GET', await link()),
      await server.call('GET', `${ROOT}?prefix=data/researcher/`, { token }),
    ];
    for (const response of answers) {
      const { message } = (await response.json()) as { message: string };
      expect([response.status, message]).toEqual([status, expect.not.stringMatching(/10\.0\.0\.1|AKIA/)]);
    }
  });

  test('that fails within a download closes the connection, so that nobody takes the part for the whole', async () => {
    vi.spyOn(server.dependencies.objects, 'open').mockImplementation(async () =>
      Readable.from(
        (function* () {
          yield Buffer.from('abc');
          throw new StoreFailure('away', 'away');
        })(),
      ),
    );
    const response = await server.call('GET', await link());
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test.each([
    ['fewer', 'abc'],
    ['more', `${CONTENT}HTTP/1.1 200 OK\r\n\r\n`],
  ])('that sends %s bytes than it stated closes the connection', async (_what, sent) => {
    vi.spyOn(server.dependencies.objects, 'open').mockImplementation(async () =>
      Readable.from([Buffer.from(sent)]),
    );
    // Refused before the first byte, or cut off after it: never a whole file of wrong bytes.
    const whole = server
      .call('GET', await link())
      .then(async (response) => [response.status, await response.text()]);
    const [status] = await whole.catch(() => ['cut off']);
    expect([500, 'cut off']).toContain(status);
  });

  test('whose file grows while it is read sends what it had', async () => {
    const { objects } = server.dependencies;
    const info = await objects.head('users', KEY);
    vi.spyOn(objects, 'head').mockResolvedValue(info && { ...info, size: 4 });
    expect(await (await server.call('GET', await link())).text()).toBe('abcd');
  });

  test('that is slow keeps nobody else waiting', async () => {
    const { objects } = server.dependencies;
    let answer = (): void => undefined;
    const late = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    vi.spyOn(objects, 'head').mockReturnValue(late);
    const path = await link();
    const waiting = Array.from({ length: 50 }, () => server.call('GET', path));
    expect((await server.call('GET', '/datains/api/projects', { token })).status).toBe(200);
    answer();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 404));
  });

  test('that changes a stored file makes it differ from its checksum', async () => {
    const { objects } = server.dependencies;
    const before = await objects.digests('users', KEY);
    await objects.put('users', KEY, Readable.from(['0123456789']));
    expect((await objects.digests('users', KEY))?.sha256).not.toBe(before?.sha256);
    await objects.put('users', KEY, Readable.from([CONTENT]));
  });
});

describe('an OpenID provider', () => {
  test('that never answers is given up, and callers who are known go on', async () => {
    expect((await server.call('GET', '/datains/api/projects', { token })).status).toBe(200);
    provider.fault = 'slow';
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
    const unknown = await provider.token({ jti: 'slow', groups: undefined });
    const [known, refused] = await Promise.all([
      server.call('GET', '/datains/api/projects', { token }),
      server.call('GET', '/datains/api/projects', { token: unknown }),
    ]);
    expect([known.status, refused.status]).toEqual([200, 503]);
  });

  test.each<[string, unknown]>([
    ['another kind of value', ['not', 'an', 'object']],
    ['groups that are no list', { sub: 'sub-9', groups: { admin: true } }],
    ['no account', {}],
  ])('whose user info is %s opens nothing that its token does not', async (what, userInfo) => {
    provider.userInfo = userInfo as Record<string, unknown>;
    const odd = await provider.token({ sub: 'sub-9', jti: what, groups: undefined });
    const { status } = await server.call('GET', '/datains/api/audit-events', { token: odd });
    expect([401, 403, 503]).toContain(status);
  });
});
