import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobs } from './create-jobs.ts';
import type { Jobs } from './run-queue.ts';
import { startWorkServer, waitFor, type WorkServer } from './testing/work-server.ts';

let server: WorkServer;
let file: string;
let jobs: Jobs | undefined;

beforeAll(async () => {
  server = await startWorkServer({ slots: 1 });
  file = await server.upload('large.bin', Buffer.alloc(4 * 1024 * 1024, 'genome'));
});
afterAll(async () => {
  await jobs?.close();
  await server.close();
});

const runs = () => server.dependencies.db.selectFrom('runs').selectAll().orderBy('queue_number').execute();

test('at most as many runs as slots go on at once, in the order of submission', async () => {
  const id = await server.submit(
    [1, 2, 3].map((number) => ({ sample_id: String(number), input: file, rounds: 20 })),
  );
  const most = { running: 0 };
  await waitFor(async () => {
    const stats = await server.ask<{ running: number; success: number }>(
      'GET',
      `/datains/api/projects/${id}/stats`,
      { status: 200 },
    );
    most.running = Math.max(most.running, stats.running);
    expect(stats.success).toBe(3);
  });
  expect(most.running).toBeLessThanOrEqual(1);
  const started = (await server.jobsOf(id)).map((job) => job.started_time);
  expect(started).toEqual(started.toSorted((a, b) => a - b));
  await waitFor(async () => expect(await runs()).toEqual([]));
});

test('after a restart the running job goes on, and the queued one starts in its turn', async () => {
  const id = await server.submit([
    { sample_id: 'runs', input: file, rounds: 100_000 },
    { sample_id: 'waits', input: file },
  ]);
  await waitFor(async () => expect((await server.jobsOf(id))[0]?.status).toBe('Running'));
  await server.dependencies.jobs.close();
  const [running, waiting] = await server.jobsOf(id);
  expect(waiting).toMatchObject({ status: 'Submitted', workflow_id: null });
  expect(await runs()).toMatchObject([
    { subject_id: running?.id, state: 'running' },
    { subject_id: waiting?.id, state: 'queued' },
  ]);
  jobs = await createJobs({
    ...server.dependencies,
    engines: server.dependencies.jobs.engines,
  });
  expect((await server.jobsOf(id))[0]?.status).toBe('Running');
  await jobs.cancel(server.dependencies.db, 'workflow', [String(running?.id)]);
  jobs.wake();
  await waitFor(async () =>
    expect((await server.jobsOf(id))[1]).toMatchObject({ status: 'Succeeded', exit_code: 0 }),
  );
});
