import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { startPostgres } from '../testing/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { ApiError } from './api-error.ts';
import { SpecDocuments } from './contract/spec-documents.ts';
import { listOperations } from './contract/spec-operations.ts';
import { operationalFailure } from './operational-failure.ts';
import { StoreFailure } from './store-failure.ts';

const failure = (fields: { message?: string; code?: string; syscall?: string; cause?: unknown }) =>
  Object.assign(new Error(fields.message ?? 'failed', { cause: fields.cause }), fields);

describe('the status of a failure', () => {
  it.each([
    ['a database that refuses connections', failure({ code: 'ECONNREFUSED', syscall: 'connect' }), 503],
    ['a socket that is gone', failure({ code: 'ENOENT', syscall: 'connect' }), 503],
    ['an object store that is away', new StoreFailure('away', 'away'), 503],
    ['an object store that refuses', new StoreFailure('refused', 'refused'), 503],
    ['an object store that is full', new StoreFailure('full', 'full'), 507],
    ['a host without an address', failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 503],
    ['a database that shuts down', failure({ code: '57P01' }), 503],
    ['a lost connection', failure({ message: 'Connection terminated unexpectedly' }), 503],
    ['one of these behind another error', failure({ cause: failure({ code: '08006' }) }), 503],
    ['a full disk', failure({ code: 'ENOSPC', syscall: 'write' }), 507],
    ['a full disk of the database', failure({ code: '53100' }), 507],
    ['a file that is missing', failure({ code: 'ENOENT', syscall: 'open' }), undefined],
    ['a client that went away', failure({ code: 'ECONNRESET', message: 'aborted' }), undefined],
    ['a statement that the database cancelled', failure({ code: '57014' }), 503],
    ['a mistake in a query', failure({ code: '42601' }), undefined],
    ['a mistake in the program', new TypeError('x is not a function'), undefined],
    ['no error', 'text', undefined],
  ])('%s', (_what, error, status) => {
    expect(operationalFailure(error)?.status).toBe(status);
  });
});

test('every operation documents the failures of the server and its disk', () => {
  const specs = new SpecDocuments(join(import.meta.dirname, '../../../../openapi'));
  const missing = listOperations(specs).flatMap(({ service, id, method, path, access, responses }) => {
    const hasPath = Object.keys(path['properties'] ?? {}).length > 0;
    const expected = [
      ...['429', '500', '503', '507'],
      ...(access === 'required' ? ['401', '403'] : []),
      ...(hasPath ? ['400', '404', '414'] : []),
      ...(method === 'GET' ? [] : ['400', '408', '413', '415']),
    ];
    return expected.filter((status) => !responses.has(status)).map((status) => `${service}.${id}: ${status}`);
  });
  expect(missing).toEqual([]);
});

describe('a server on a PostgreSQL of its own', () => {
  let folder: string;
  let cluster: Awaited<ReturnType<typeof startPostgres>>;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'away-'));
    cluster = await startPostgres(folder);
    server = await startTestServer({ environment: { DATABASE_URL: cluster.url } });
  });
  afterAll(async () => {
    await server.close();
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers a full disk with 507 and a message, and an undocumented status with 500', async () => {
    const link = await server.dependencies.objects.presignPut('users', 'data/researcher/a.txt');
    vi.spyOn(server.dependencies.objects, 'put').mockRejectedValue(
      failure({ code: 'ENOSPC', syscall: 'write' }),
    );
    const full = await fetch(server.url + link, { method: 'PUT', body: 'text' });
    expect(full.status).toBe(507);
    expect(await full.json()).toEqual({ message: expect.stringContaining('The disk of the server is full') });

    // In tests an undocumented status is a failure, also of an error response.
    vi.spyOn(server.dependencies.appStore, 'list').mockRejectedValue(
      new ApiError(418, { 'en-US': 'I am a teapot.', 'zh-CN': '我是茶壶。' }),
    );
    const undocumented = await server.call('GET', '/datains/api/apps');
    expect(undocumented.status).toBe(500);
    expect(await undocumented.text()).toContain('listApps returned 418, which its document does not list');
  });

  it('answers 503 with a message while the database is down, and works again when it is back', async () => {
    const ask = () => server.call('GET', '/dataseq/api/repo');
    const ready = () => server.call('GET', '/readyz');
    expect([(await ask()).status, (await ready()).status]).toEqual([200, 200]);

    await cluster.close();
    const away = await ask();
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await away.json()).toEqual({
      message: 'The database of the server does not answer at the moment. Try again in 5 seconds.',
    });

    await expect.poll(async () => (await ready()).status).toBe(503);
    expect(await (await ready()).json()).toMatchObject({
      message: 'Away: database, identity.',
      parts: { database: 'away', identity: 'away', objects: 'ok' },
    });
    expect((await server.call('GET', '/healthz')).status).toBe(200);

    cluster = await startPostgres(folder);
    await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).toBe(200);
  });
});
