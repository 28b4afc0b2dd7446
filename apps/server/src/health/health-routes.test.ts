import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { healthRoutes } from './health-routes.ts';
import type { ServerPart } from './part-check.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const NAMES = ['database', 'objects', 'identity', 'engine:local', 'engine:toil'];
const SECRET = 'postgres://portal:secret@10.0.0.5/portal';
const FAILURES: Record<string, () => Promise<void>> = {
  'fails at once': () => Promise.reject(new Error(`No connection to ${SECRET}.`)),
  hangs: () => new Promise(() => undefined),
};

/** Serves the health routes of parts that all work, but for the changed ones. */
function serve(changes: Record<string, ServerPart['check']>, reuseMs = 0) {
  const lines: string[] = [];
  const parts = NAMES.map((name) => ({ name, check: changes[name] ?? (async () => undefined) }));
  app = Fastify({ exposeHeadRoutes: false });
  healthRoutes(app, { parts, limitMs: 20, reuseMs, print: (line) => lines.push(line) });
  return lines;
}

test('a server whose parts all work is ready', async () => {
  serve({});
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.json()).toEqual({
    status: 'ready',
    parts: { database: 'ok', objects: 'ok', identity: 'ok', 'engine:local': 'ok', 'engine:toil': 'ok' },
  });
});

test.each(NAMES.flatMap((name) => Object.keys(FAILURES).map((failure) => [name, failure] as const)))(
  'a server whose %s %s is not ready, names it and says no more',
  async (name, failure) => {
    const lines = serve({ [name]: FAILURES[failure] ?? (async () => undefined) });
    const response = await app.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({
      status: 'not ready',
      message: `Away: ${name}.`,
      parts: { ...Object.fromEntries(NAMES.map((each) => [each, 'ok'])), [name]: 'away' },
    });
    expect(response.body).not.toContain('secret');
    expect(lines).toEqual([
      expect.stringMatching(`^Part "${name}" is away: (No connection|no answer within 20 ms)`),
    ]);
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  },
);

test('the sentence about the parts that are away is in the language of the reader, their names are not', async () => {
  const away = () => Promise.reject(new Error('away'));
  serve({ database: away, objects: away });
  const response = await app.inject({ url: '/readyz', headers: { 'accept-language': 'zh-CN' } });
  expect(response.json()).toMatchObject({
    status: 'not ready',
    message: '没有响应：database、objects。',
    parts: { database: 'away', objects: 'away' },
  });
});

test('a HEAD request gets the status alone', async () => {
  serve({ database: () => Promise.reject(new Error('away')) });
  const ready = await app.inject({ method: 'HEAD', url: '/readyz' });
  const alive = await app.inject({ method: 'HEAD', url: '/healthz' });
  expect([ready.statusCode, ready.body, alive.statusCode, alive.body]).toEqual([503, '', 200, '']);
});

test('parts can be excluded by name', async () => {
  serve({
    'engine:toil': () => Promise.reject(new Error('away')),
    objects: () => Promise.reject(new Error('away')),
  });
  const one = await app.inject('/readyz?exclude=engine:toil');
  expect(one.json()).toMatchObject({
    message: 'Away: objects.',
    parts: expect.not.objectContaining({ 'engine:toil': 'away' }),
  });
  expect((await app.inject('/readyz?exclude=engine:toil&exclude=objects')).statusCode).toBe(200);
  expect((await app.inject('/readyz?exclude=unknown')).statusCode).toBe(503);
});

test('the log tells each change once', async () => {
  const answers = [true, false, false, true, true];
  const lines = serve({
    objects: () => (answers.shift() ? Promise.resolve() : Promise.reject(new Error('no folder'))),
  });
  for (const status of [200, 503, 503, 200, 200])
    expect((await app.inject('/readyz')).statusCode).toBe(status);
  expect(lines).toEqual(['Part "objects" is away: no folder', 'Part "objects" is back.']);
});

test('a part that hangs is checked once, and works again when it answers', async () => {
  let checks = 0;
  let answer = (): void => undefined;
  serve({
    database: () => {
      checks += 1;
      return new Promise((resolve) => (answer = resolve));
    },
  });
  for (let probe = 0; probe < 3; probe += 1) expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(checks).toBe(1);
  const next = app.inject('/readyz');
  answer();
  expect((await next).statusCode).toBe(200);
});

test('probes within the reuse time share one round of checks', async () => {
  let checks = 0;
  serve({ database: async () => void (checks += 1) }, 60_000);
  await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
  await app.inject('/readyz');
  expect(checks).toBe(1);
});
