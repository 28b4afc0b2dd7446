import { CompiledQuery, type LogEvent, sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMetrics } from '../testing/read-metrics.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { type NotedQuery, QueryWatch } from './query-watch.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { LOG_LEVEL: 'warn', SLOW_QUERY_MS: '200' },
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(() => server.close());

const eventOf = (statement: string, ms: number): LogEvent => ({
  level: 'query',
  query: CompiledQuery.raw(statement),
  queryDurationMillis: ms,
});
const slowQueries = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'slow query');
const count = async (result: string) =>
  readMetrics(await (await server.call('GET', '/metrics')).text()).value(
    'portal_database_query_duration_seconds_count',
    { result },
  ) ?? 0;

test('a slow query is noted with its statement and without its values', async () => {
  const before = await count('ok');
  await sql`select pg_sleep(${0.3}),   ${'zhang'}::text`.execute(server.dependencies.db);
  // A loaded machine may have other slow queries.
  expect(slowQueries().filter(({ statement }) => String(statement).includes('pg_sleep'))).toEqual([
    expect.objectContaining({
      level: 'warn',
      statement: 'select pg_sleep($1), $2::text',
      ms: expect.any(Number),
    }),
  ]);
  expect(lines.join('')).not.toContain('zhang');
  expect(await count('ok')).toBeGreaterThanOrEqual(before + 1);
});

test.each([
  [199.9, []],
  [200, [{ statement: 'select $1', ms: 200 }]],
])('a query of %d ms is noted if that is the limit or more', (ms, expected) => {
  const watch = new QueryWatch(new Registry(), 200);
  const noted: NotedQuery[] = [];
  watch.noteTo((query) => noted.push(query));
  watch.observe(eventOf('select\n  $1', ms));
  expect(noted).toEqual(expected);
});

test('a query that fails is counted as such', async () => {
  const before = await count('failed');
  await expect(sql`select 1 / 0`.execute(server.dependencies.db)).rejects.toThrow('division');
  expect(await count('failed')).toBe(before + 1);
});
