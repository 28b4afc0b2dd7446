import { spawn } from 'node:child_process';
import { hostname } from 'node:os';
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
const STOPPED = 'The server stopped while this job ran; resubmit it to run it again.';

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
  expect(await runs()).toEqual([]);
});

test('a stopping server fails its running jobs with the reason; queued runs start after the restart', async () => {
  const id = await server.submit([
    { sample_id: 'runs', input: file, rounds: 100_000 },
    { sample_id: 'waits', input: file },
  ]);
  await waitFor(async () => expect((await server.jobsOf(id))[0]?.status).toBe('Running'));
  await server.dependencies.jobs.close();
  const [running, waiting] = await server.jobsOf(id);
  expect(running).toMatchObject({ status: 'Failed', error: STOPPED });
  expect(waiting).toMatchObject({ status: 'Submitted', workflow_id: null });
  expect(await runs()).toMatchObject([{ subject_id: waiting?.id, state: 'queued' }]);

  jobs = await createJobs(server.dependencies);
  await server.until(id, 'Failed');
  expect((await server.jobsOf(id))[1]).toMatchObject({ status: 'Succeeded', exit_code: 0 });
});

test('after a crash the orphaned process is killed and its job is failed', async () => {
  await jobs?.close();
  const id = await server.submit([{ sample_id: 'crashed', input: file }]);
  const [job] = await server.jobsOf(id);
  const run = await server.dependencies.db
    .selectFrom('runs')
    .selectAll()
    .where('subject_id', '=', job?.id ?? '')
    .executeTakeFirstOrThrow();
  // State after a crash: a program of the run, and the run with this server's lease.
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', run.id], {
    detached: true,
    stdio: 'ignore',
  });
  const gone = new Promise<NodeJS.Signals | null>((resolve) =>
    left.once('exit', (_code, signal) => resolve(signal)),
  );
  await server.dependencies.db
    .updateTable('runs')
    .set({
      state: 'running',
      lease_owner: `${hostname()}:${server.dependencies.config.paths.dataDir}`,
      lease_until: Date.now() + 60_000,
      engine_state: JSON.stringify({ pid: left.pid }),
    })
    .where('id', '=', run.id)
    .execute();
  await server.dependencies.db
    .updateTable('workflows')
    .set({ status: 'Running', workflow_id: run.id, started_time: Date.now() })
    .where('id', '=', job?.id ?? '')
    .execute();

  jobs = await createJobs(server.dependencies);
  await server.until(id, 'Failed');
  expect((await server.jobsOf(id))[0]).toMatchObject({ status: 'Failed', error: STOPPED });
  expect(await gone).toBe('SIGKILL');
  expect(await runs()).toEqual([]);
});

test('a run of another server is taken over after its lease has expired', async () => {
  await jobs?.close();
  const id = await server.submit([{ sample_id: 'elsewhere', input: file }]);
  const [job] = await server.jobsOf(id);
  await server.dependencies.db
    .updateTable('runs')
    .set({
      state: 'running',
      lease_owner: 'another-machine',
      lease_until: Date.now() - 1,
      engine_state: '{}',
    })
    .where('subject_id', '=', job?.id ?? '')
    .execute();
  jobs = await createJobs(server.dependencies);
  await server.until(id, 'Failed');
  expect((await server.jobsOf(id))[0]).toMatchObject({ status: 'Failed', error: STOPPED });
});
