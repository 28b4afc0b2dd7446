import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allHandlers } from '../services/all-handlers.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { SpecDocuments } from './contract/spec-documents.ts';
import { operationsWithoutHandler } from '../operations/register-operations.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      ALLOWED_FRAME_ORIGINS: 'https://vis.example.org',
      PORTAL_ORIGINS: 'https://portal.example.org',
    },
  });
  token = await server.signIn('researcher');
});

afterAll(() => server.close());

describe('the routes', () => {
  it('implement all operations of the documents', () => {
    const specs = new SpecDocuments(server.dependencies.config.paths.openapi);
    // Handlers add their metrics to the registry, and each metric is registered once.
    const handlers = allHandlers({ ...server.dependencies, metrics: new Registry() });
    expect(operationsWithoutHandler(specs, handlers)).toEqual([]);
  });

  it('require a token before they validate the request', async () => {
    const response = await server.call('POST', '/datains/api/projects', { json: { nothing: 'valid' } });
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toEqual({ message: 'Sign in first: the access token is missing.' });
  });

  it('refuse a foreign token', async () => {
    const response = await server.call('GET', '/datains/api/fs-services', { token: 'not.a.token' });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
  });
});

describe('a request that is not valid', () => {
  it.each([
    [
      'a query value',
      'GET',
      '/datains/api/projects?page=0',
      undefined,
      [{ field: 'page', message: 'must be >= 1' }],
    ],
    [
      'a query value of another type',
      'GET',
      '/datains/api/projects?page=two',
      undefined,
      [{ field: 'page', message: 'must be integer' }],
    ],
    [
      'a missing query value',
      'GET',
      '/datains/api/check-projects',
      undefined,
      [{ field: 'project_name', message: 'is required' }],
    ],
    [
      'a text with NUL',
      'GET',
      '/datains/api/check-projects?project_name=demo%00project',
      undefined,
      [
        {
          field: 'project_name',
          message: expect.stringContaining('(NUL, or half of a surrogate pair): remove it'),
        },
      ],
    ],
    [
      'a number without an end',
      'GET',
      '/datains/api/projects?page=Infinity',
      undefined,
      [{ field: 'page', message: expect.stringContaining('number of at most') }],
    ],
    [
      'the one problem of a query tree, with its path and the remedy',
      'POST',
      '/dataseq/api/collections/quartet_proteomics',
      { type: 'group', operator: 'and', children: [{ type: 'rule', query: {} }, 1] },
      [
        {
          field: 'children.0.query.variable',
          message: expect.stringMatching(/^must be the name of a field/),
        },
      ],
    ],
    [
      'the keys that the alternatives of a body want',
      'POST',
      '/quartet-service/api/report/quartet-rseqc-report',
      { name: 'x' },
      [{ field: 'body', message: 'must have "data_file" or "filepath"' }],
    ],
    [
      'the keys that the body of one report tool wants',
      'POST',
      '/quartet-service/api/report/quartet-protqc-report',
      { name: 'x' },
      [{ field: 'data_file', message: 'is required' }],
    ],
    [
      'a missing body',
      'POST',
      '/datains/api/projects',
      undefined,
      [{ field: 'body', message: 'must be a JSON document' }],
    ],
    [
      'a word outside its list',
      'PUT',
      '/datains/api/projects/0b1c2d3e-0000-1000-8000-000000000020',
      { status: 'Paused' },
      [{ field: 'status', message: expect.stringContaining('must be one of "') }],
    ],
  ])('names %s', async (_what, method, path, json, details) => {
    const response = await server.call(method, path, { token, ...(json === undefined ? {} : { json }) });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('The request is not valid'),
      details,
    });
  });

  it('is refused in Chinese where the caller reads Chinese', async () => {
    const response = await fetch(`${server.url}/datains/api/projects?page=0`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh-CN' },
    });
    expect(await response.json()).toEqual({
      message: '请求无效：page 须大于或等于 1。',
      details: [{ field: 'page', message: '须大于或等于 1' }],
    });
  });

  it('with an id of another form gets the response for an unknown id, without a regular expression', async () => {
    const response = await server.call('GET', '/datains/api/projects/seven', { token });
    expect([response.status, await response.json()]).toEqual([
      404,
      {
        message: expect.stringMatching(/^Nothing exists at this address: id must be a lower-case UUID/),
        details: [{ field: 'id', message: expect.not.stringContaining('^') }],
      },
    ]);
  });

  it('gets its 413 although the client is still sending', async () => {
    const response = await server.call('POST', '/dataseq/api/collections/quartet_proteomics', {
      json: 'x'.repeat(9_000_000),
    });
    expect([response.status, await response.json()]).toEqual([
      413,
      { message: expect.stringContaining('larger than 1048576 bytes') },
    ]);
  });

  it.each([
    ['/datains/api/projects/%', 400, 'not a valid URL'],
    [`/datains/api/projects/${'x'.repeat(5000)}`, 414, 'longer than this server takes'],
  ])('with a path that cannot be read gets a short response', async (path, status, message) => {
    const response = await server.call('GET', path, { token });
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      status,
      { message: expect.stringContaining(message) },
    ]);
    expect(text.length).toBeLessThan(200);
  });

  it('with broken JSON is refused with that reason', async () => {
    const response = await fetch(`${server.url}/datains/api/projects`, {
      method: 'POST',
      body: '{"a":',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: 'The body is not valid JSON: check quotes, commas and brackets.' },
    ]);
  });

  it('gets JSON for an unknown path', async () => {
    const response = await server.call('GET', '/datains/api/nothing?x=1');
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'There is nothing at GET /datains/api/nothing.' },
    ]);
  });
});

describe('headers', () => {
  it('allow no inline scripts, and frames only from the configured origins', async () => {
    const policy = (await server.call('GET', '/config.json')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src 'self' blob: https://vis.example.org;");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('allow the configured portals to call, and no other site', async () => {
    const ask = (origin: string) =>
      fetch(`${server.url}/datains/api/fs-services`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
    expect((await ask('https://portal.example.org')).headers.get('access-control-allow-origin')).toBe(
      'https://portal.example.org',
    );
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the portal', () => {
  it('gets the settings of this site', async () => {
    const settings = (await (await server.call('GET', '/config.json')).json()) as Record<string, unknown>;
    expect(settings).toMatchObject({
      brand: 'quartet',
      services: {
        datains: '/datains',
        quartetService: '/quartet-service',
        dataseq: '/dataseq',
        index: '/dataseq',
      },
      identity: { authority: '/identity', clientId: 'portal' },
      allowedFrameOrigins: ['https://vis.example.org'],
    });
  });

  const DOCUMENTS = [
    ...['publications.md', 'materials-terms.md', 'changelog.md', 'guide.md', 'help.md', 'policies.md'],
    ...[
      'reference-datasets/manifest.json',
      'reference-datasets/dna/README.md',
      'reference-datasets/rna/README.md',
    ],
    ...['reference-datasets/protein/README.md', 'reference-datasets/metabolite/README.md'],
  ].flatMap((name) => ['en-US', 'zh-CN'].map((locale) => name.replace(/\.(\w+)$/, `.${locale}.$1`)));

  it.each(DOCUMENTS)('finds the document %s', async (name) => {
    const response = await server.call('GET', `/documents/${name}`);
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(100);
  });

  it('gets no file from outside the documents', async () => {
    expect((await server.call('GET', '/documents/..%2fpackage.json')).status).toBeGreaterThanOrEqual(400);
  });

  it('that is not built is explained', async () => {
    const response = await server.call('GET', '/');
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: expect.stringContaining('The portal is not built') },
    ]);
  });
});

describe('responses for the caller only', () => {
  const STORE = '/datains/api/services/minio/buckets/quartet-data-portal';
  it.each([
    ['a list', 'GET', '/datains/api/projects', true, 200, 'no-store'],
    ['a refusal', 'GET', '/datains/api/projects', false, 401, 'no-store'],
    [
      'what is missing',
      'GET',
      '/quartet-service/api/tasks/00000000-0000-4000-8000-000000000000',
      true,
      404,
      'no-store',
    ],
    ['a public list as a known caller sees it', 'GET', STORE, true, 200, 'no-store'],
    ['a public list', 'GET', STORE, false, 200, null],
    ['user info', 'GET', '/identity/me', true, 200, 'no-store'],
    ['user info without a token', 'GET', '/identity/me', false, 401, 'no-store'],
    ['the token endpoint', 'POST', '/identity/token', false, 400, 'no-store'],
    ['a sign-out', 'GET', '/identity/session/end', true, 204, 'no-store'],
  ])('are not cached: %s', async (_what, method, path, signedIn, status, expected) => {
    const response = await server.call(method, path, signedIn ? { token } : {});
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, expected]);
  });
});
