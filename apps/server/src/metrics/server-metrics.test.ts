import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startWorkServer, type WorkServer } from '../jobs/testing/work-server.ts';
import { readMetrics, type ReadMetrics } from '../testing/read-metrics.ts';

let server: WorkServer;
beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

/** Metrics as a monitor on the machine of the server gets them. */
async function scrape(): Promise<ReadMetrics> {
  const response = await server.call('GET', '/metrics');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return readMetrics(await response.text());
}

/** Waits until a figure is this one. A reading is used again for a second. */
async function expectFigure(value: number, name: string, labels: Record<string, string> = {}) {
  await expect.poll(async () => (await scrape()).value(name, labels), { timeout: 10_000 }).toBe(value);
}

test('requests move the figures of their route and status, and of no path', async () => {
  const before = await scrape();
  const route = '/datains/api/projects/:id';
  for (const id of ['one', 'two', 'three'])
    await server.call('GET', `/datains/api/projects/${id}`, { token: server.researcher });
  await server.call('GET', '/datains/api/projects/four');
  await server.call('GET', '/no/such/path');
  const after = await scrape();
  const grown = (name: string, labels: Record<string, string>) =>
    (after.value(name, labels) ?? 0) - (before.value(name, labels) ?? 0);
  const requests = 'portal_http_requests_total';
  expect(grown(requests, { method: 'GET', route, status: '404' })).toBe(3);
  expect(grown(requests, { method: 'GET', route, status: '401' })).toBe(1);
  expect(grown(requests, { method: 'GET', route: 'none', status: '404' })).toBe(1);
  expect(grown('portal_http_request_duration_seconds_count', { method: 'GET', route })).toBe(4);
  const routes = after.labelValues(requests, 'route');
  expect(routes.filter((each) => /three|such/.test(each))).toEqual([]);
});

test('a request over a limit of its bytes is counted with its route', async () => {
  const route = '/datains/api/projects';
  const before = (await scrape()).value('portal_http_limited_total', { limit: 'bytes', route }) ?? 0;
  const response = await server.call('POST', route, {
    token: server.researcher,
    json: { description: 'x'.repeat(40_000_000) },
  });
  expect(response.status).toBe(413);
  await expectFigure(before + 1, 'portal_http_limited_total', { limit: 'bytes', route });
  await expectFigure(0, 'portal_draining');
});

test('a live stream is an active request, and no duration', async () => {
  const before = (await scrape()).value('portal_http_requests_active') ?? 0;
  const leave = new AbortController();
  const stream = await fetch(`${server.url}/datains/api/events`, {
    headers: { authorization: `Bearer ${server.researcher}` },
    signal: leave.signal,
  });
  expect(stream.status).toBe(200);
  expect((await scrape()).value('portal_http_requests_active')).toBe(before + 1);
  leave.abort();
  const labels = { method: 'GET', route: '/datains/api/events' };
  await expectFigure(1, 'portal_http_requests_total', { ...labels, status: '200' });
  const after = await scrape();
  expect(after.value('portal_http_request_duration_seconds_count', labels)).toBeUndefined();
  expect(after.value('portal_http_aborted_total', labels)).toBeUndefined();
});

test('jobs move from the queue to their status', async () => {
  const input = await server.upload('a.bin', 'acgt');
  const queued = { engine: 'local', lane: 'jobs', state: 'queued' };
  expect((await scrape()).value('portal_queue_slots', { engine: 'local', lane: 'jobs' })).toBe(2);
  const slow = await server.submit(
    ['1', '2', '3'].map((sample) => ({ sample_id: sample, input, rounds: 1_000_000 })),
  );
  await expectFigure(2, 'portal_jobs', { status: 'Running' });
  await expectFigure(1, 'portal_queue_runs', queued);
  await server.ask('PUT', `/datains/api/projects/${slow}`, { status: 204, json: { status: 'Aborting' } });
  await server.until(slow, 'Aborted');
  await server.until(await server.submit([{ sample_id: '1', input }]), 'Succeeded');
  await expectFigure(1, 'portal_jobs', { status: 'Succeeded' });
  await expectFigure(3, 'portal_jobs', { status: 'Aborted' });
  await expectFigure(0, 'portal_queue_runs', queued);
});

test('the sizes of store, database and disk are those on the disk', async () => {
  const { objects, db } = server.dependencies;
  await objects.ensureBucket('measured');
  const usage = { count: 2, bytes: 12 };
  await objects.put('measured', 'a.txt', Readable.from(['12345']));
  await objects.put('measured', 'deep/b.txt', Readable.from(['1234567']));
  expect(await objects.usage('measured')).toEqual(usage);
  const figures = await scrape();
  expect(figures.labelValues('portal_objects_bytes', 'bucket')).toContain('projects');
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  );
  expect(Number(rows[0]?.bytes)).toBeGreaterThan(1_000_000);
  expect(figures.value('portal_database_bytes')).toBeGreaterThan(1_000_000);
  for (const folder of ['data', 'objects'])
    expect(figures.value('portal_disk_free_bytes', { folder })).toBeGreaterThan(1_000_000);
});

test('the process, its version and its parts have figures', async () => {
  const figures = await scrape();
  const { version } = server.dependencies.config;
  expect(figures.value('portal_build_info', { version })).toBe(1);
  expect(figures.value('portal_part_up', { part: 'database' })).toBe(1);
  expect(figures.value('portal_part_up', { part: 'engine:local' })).toBe(1);
  expect(figures.value('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(figures.names).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('while the database is away the other figures remain, and the failure is one of them', async () => {
  const { db } = server.dependencies;
  const failed = (await scrape()).value('portal_metrics_failures_total', { part: 'work' }) ?? 0;
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('no connection');
  });
  await expect.poll(async () => (await scrape()).names, { timeout: 10_000 }).not.toContain('portal_jobs');
  const figures = await scrape();
  expect(figures.value('portal_metrics_failures_total', { part: 'work' })).toBeGreaterThan(failed);
  expect(figures.names).toEqual(
    expect.arrayContaining(['portal_http_requests_total', 'portal_disk_free_bytes']),
  );
});
