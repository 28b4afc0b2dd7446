import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { LogLevel } from '../config/server-config.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { loggerOptions, logRequests, withoutSecrets } from './request-log.ts';

type LogLine = Record<string, unknown>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('the log of the server', () => {
  const texts: string[] = [];
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({
      environment: { LOG_LEVEL: 'debug', SLOW_REQUEST_MS: '60000' },
      logTo: { write: (text) => texts.push(text) },
    });
    token = await server.signIn('researcher');
  });
  afterAll(() => server.close());

  /** Waits for the line of a response and resolves to it. */
  async function lineOf(response: Response): Promise<LogLine> {
    await response.text();
    const id = response.headers.get('x-request-id');
    const find = () =>
      texts
        .map((text) => JSON.parse(text) as LogLine)
        .find((line) => line['reqId'] === id && line['msg'] === 'request');
    await expect.poll(find).toBeDefined();
    return find() ?? {};
  }

  it.each([
    ['an operation', 'GET', '/dataseq/api/repo', '/dataseq/api/repo', 200, 'info'],
    [
      'an operation with an id',
      'GET',
      '/datains/api/projects/0a1b2c3d',
      '/datains/api/projects/:id',
      401,
      'info',
    ],
    ['an unknown path', 'GET', '/reset/0a1b2c3d', null, 404, 'info'],
    ['a path that is no URL', 'GET', '/%', null, 400, 'info'],
    [
      'a signed link',
      'GET',
      '/storage/users/data/zhang/a.txt?signature=0a1b',
      '/storage/:bucket/*',
      403,
      'info',
    ],
    ['the provider', 'GET', '/identity/jwks', '/identity/*', 200, 'info'],
    ['a preflight', 'OPTIONS', '/dataseq/api/repo', null, 404, 'info'],
    ['a probe', 'GET', '/readyz', '/readyz', 200, 'debug'],
  ])(
    'has one line for %s: id, method, route, status and time',
    async (_what, method, path, route, status, level) => {
      const response = await server.call(method, path);
      expect(await lineOf(response)).toEqual({
        level,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reqId: expect.stringMatching(UUID),
        method,
        route,
        status,
        ms: expect.any(Number),
        msg: 'request',
      });
    },
  );

  it('has no token, cookie, name, address or query string, whatever a request carries', async () => {
    const from = texts.length;
    const secrets = [
      'researcher',
      'quartet-researcher',
      'zhang',
      'c00k1e',
      'qu3ry',
      'p4ssw0rd',
      token,
      '203.0.113.7',
    ];
    const link = await server.dependencies.objects.presignPut('users', 'data/zhang/a.txt');
    const headers = {
      cookie: 'session=c00k1e',
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'zhang',
      'user-agent': 'zhang',
      referer: 'https://zhang.example.org/?qu3ry',
    };
    const body = new URLSearchParams({
      client_id: 'portal',
      grant_type: 'password',
      username: 'researcher',
      password: 'p4ssw0rd',
    });
    const responses = [
      await server.call('GET', `/datains/api/projects?project_name=zhang&access_token=${token}`, {
        token,
        headers,
      }),
      await server.call('GET', `/datains/api/projects/zhang?q=qu3ry`, { token, headers }),
      await server.call('GET', `/no/such/zhang?token=${token}`, { token, headers }),
      await server.call('GET', `/identity/me?access_token=${token}`, { token, headers }),
      await server.call('POST', '/datains/api/projects', { token, headers, json: { project_name: 'zhang' } }),
      await server.call('GET', '/healthz?qu3ry', { token, headers }),
      await fetch(`${server.url}${link}`, { method: 'PUT', body: 'zhang', headers }),
      await fetch(`${server.url}/identity/token?qu3ry`, { method: 'POST', body, headers }),
    ];
    for (const response of responses) await lineOf(response);
    const written = texts.slice(from).join('');
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    expect(written).not.toContain(link.split('?')[1]);
  });

  it('tells the reason of a failure under the same id, without the secrets that its message repeats', async () => {
    const message = `GET https://a:b@wes.example.org/runs?page_token=qu3ry failed with Bearer ${token}, and ${token}`;
    vi.spyOn(server.dependencies.appStore, 'list').mockRejectedValue(new Error(message));
    const response = await server.call('GET', '/datains/api/apps', { token });
    const line = await lineOf(response);
    expect(line).toMatchObject({ level: 'error', route: '/datains/api/apps', status: 500 });
    const failure = texts.filter((text) => text.includes('request failed')).join('');
    expect(JSON.parse(failure)).toMatchObject({
      level: 'error',
      reqId: line['reqId'],
      method: 'GET',
      route: '/datains/api/apps',
      reason: expect.stringMatching(
        /^Error: GET https:\/\/…@wes\.example\.org\/runs\?… failed with Bearer …, and …\n {4}at /,
      ),
      msg: 'request failed',
    });
    expect(failure).not.toContain(token);
  });

  it('says that the client left before the end', async () => {
    const from = texts.length;
    const leave = new AbortController();
    const stream = await fetch(`${server.url}/datains/api/events`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leave.signal,
    });
    expect(stream.status).toBe(200);
    leave.abort();
    await expect.poll(() => texts.slice(from).join('')).toContain('"aborted":true');
  });
});

describe('the lines of a level', () => {
  /** Requests each path once and returns the lines. A slow one takes five seconds of the log's clock. */
  async function linesOf(logLevel: LogLevel): Promise<string[]> {
    const texts: string[] = [];
    let time = 0;
    const app = Fastify(loggerOptions({ logLevel }, { write: (text) => texts.push(text) }));
    logRequests(app, { slowRequestMs: 5000, probes: ['/probe'], transferRoot: '/files', now: () => time });
    app.get('/quick', async () => 'ok');
    app.get('/probe', async () => 'ok');
    app.get('/broken', async (_request, reply) => reply.code(500).send('no'));
    app.get('/slow', async () => `${(time += 5000)}`);
    app.get('/files/large', async () => `${(time += 5000)}`);
    app.get('/events', async (_request, reply) =>
      reply.type('text/event-stream').send(`data: ${(time += 5000)}`),
    );
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    for (const path of ['/quick', '/probe', '/broken', '/slow', '/files/large', '/events'])
      await (await fetch(url + path)).text();
    await app.close();
    return texts
      .map((text) => JSON.parse(text) as LogLine)
      .filter(({ msg }) => msg === 'request')
      .map(({ level, route, ms, slow }) => [level, route, ms, ...(slow === true ? ['slow'] : [])].join(' '));
  }

  const LINES = [
    'info /quick 0',
    'debug /probe 0',
    'error /broken 0',
    'warn /slow 5000 slow',
    'info /files/large 5000',
    'info /events 5000',
  ];

  it.each([
    ['silent', /^$/],
    ['error', /^error/],
    ['warn', /^(error|warn)/],
    ['info', /^(error|warn|info)/],
    ['debug', /^/],
  ] as const)('%s', async (level, written) => {
    expect(await linesOf(level)).toEqual(LINES.filter((line) => written.test(line)));
  });
});

test.each([
  ['Bearer abc.def-ghi is not valid', 'Bearer … is not valid'],
  ['authorization: Basic dXNlcjpwdw==', 'authorization: Basic …'],
  ['the token eyJhbGciOi.eyJzdWIi.c2ln is old', 'the token … is old'],
  [`token omp_3f9c21d07a4e_${'0'.repeat(48)} failed`, 'token omp_… failed'],
  ['connect postgres://portal:secret@10.0.0.5/portal', 'connect postgres://…@10.0.0.5/portal'],
  ['GET /a/b?token=1&name=zhang failed', 'GET /a/b?… failed'],
  ['"https://a.example.org/runs?page=2"', '"https://a.example.org/runs?…"'],
  ['What is this? It is a sentence.', 'What is this? It is a sentence.'],
  ['    at list (/srv/app/list.ts:3:9)', '    at list (/srv/app/list.ts:3:9)'],
])('%j becomes %j', (text, clean) => {
  expect(withoutSecrets(text)).toBe(clean);
});
