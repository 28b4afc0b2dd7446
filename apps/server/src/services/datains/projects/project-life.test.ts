import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '@omics-portal/api/datains';
import { SLOW_APP } from '../../../jobs/testing/test-apps.ts';
import { startWorkServer, waitFor, type WorkServer } from '../../../jobs/testing/work-server.ts';

type Project = components['schemas']['Project'];
type Detail = components['schemas']['WorkflowDetail'];
type LogRange = components['schemas']['LogRange'];
type Stats = components['schemas']['ProjectStats'];
interface Refusal {
  message: string;
  details?: { field: string; message: string }[];
}

let server: WorkServer;
let file: string;
const put = (id: string, status: string, expected = 204) =>
  server.ask<Refusal>('PUT', `/datains/api/projects/${id}`, { status: expected, json: { status } });
const stats = (id: string) => server.ask<Stats>('GET', `/datains/api/projects/${id}/stats`, { status: 200 });
const detail = (id: string) => server.ask<Detail>('GET', `/datains/api/workflows/${id}`, { status: 200 });
// More than a minute of real hashing: a test that waits for its end has not stopped it.
const long = (sample_id: string) => ({ sample_id, input: file, rounds: 100_000 });

beforeAll(async () => {
  server = await startWorkServer();
  file = await server.upload('large.bin', Buffer.alloc(4 * 1024 * 1024, 'genome'));
});
afterAll(() => server.close());

test('a project runs its jobs and lists their results and logs', async () => {
  const id = await server.submit(
    [
      { sample_id: 'one', input: file },
      { sample_id: 'two', input: file },
    ],
    { name: 'succeeds_1' },
  );
  const project = await server.until(id, 'Succeeded');
  expect(project).toMatchObject({
    percentage: 100,
    author: 'researcher@example.org',
    project_name: 'succeeds_1',
  });
  expect(project.finished_time).toBeGreaterThan(project.started_time);
  expect(await stats(id)).toEqual({
    total: 2,
    submitted: 0,
    running: 0,
    success: 2,
    error: 0,
    aborted: 0,
    warning: 0,
    not_assessed: 0,
  });

  const [one, two] = await server.jobsOf(id);
  expect([one, two].map((job) => [job?.sample_id, job?.status, job?.exit_code, job?.error])).toEqual([
    ['one', 'Succeeded', 0, null],
    ['two', 'Succeeded', 0, null],
  ]);
  const folder = `minio://projects/succeeds_1/${one?.id}`;
  const byRecord = await detail(one?.id ?? '');
  expect(byRecord).toMatchObject({
    workflow_output: folder,
    outputs: { 'succeeds_1.hash-file.digest': `${folder}/digest.txt` },
  });
  expect(await detail(one?.workflow_id ?? '')).toEqual(byRecord);
  const path = encodeURIComponent(`${folder}/digest.txt`);
  const { message } = await server.ask<{ message: string }>(
    'GET',
    `/datains/api/workflows/${one?.id}/filecontent?path=${path}`,
    { status: 200 },
  );
  const log = await server.ask<LogRange>('GET', `/datains/api/workflows/${one?.id}/logs?stream=stdout`, {
    status: 200,
  });
  expect(log).toMatchObject({ key: 'succeeds_1.hash-file', offset: 0, complete: true });
  expect(log.text).toContain(`${message.trim()}  large.bin`);
});

test('a job whose program fails is Failed with the last line of stderr, and can be resubmitted', async () => {
  const id = await server.submit(
    [
      { sample_id: 'good', input: file },
      { sample_id: 'bad', input: file, expected: 'abc' },
    ],
    { name: 'fails_1' },
  );
  const project = await server.until(id, 'Failed');
  expect(project.percentage).toBeLessThan(100);
  const bad = (await server.jobsOf(id)).find((job) => job.sample_id === 'bad');
  expect(bad).toMatchObject({
    status: 'Failed',
    exit_code: 2,
    error: expect.stringMatching(/^RangeError: the digest of large.bin is .*, not abc$/),
  });
  const logs = await server.ask<Record<string, unknown>>('GET', `/datains/api/workflows/${bad?.id}/logs`, {
    status: 200,
  });
  expect(logs).toMatchObject({
    'fails_1.hash-file': { stderr: `minio://projects/fails_1/${bad?.id}/stderr` },
    system: { stdout: null, stderr: bad?.error },
  });
  const stderr = await server.ask<LogRange>(
    'GET',
    `/datains/api/workflows/${bad?.id}/logs?stream=stderr&offset=-200`,
    { status: 200 },
  );
  expect(stderr.text).toContain('    at async runProgram (');
  expect(stderr.offset).toBe(stderr.size - 200);

  await server.ask('PUT', `/datains/api/workflows/${bad?.id}`, {
    status: 204,
    json: { percentage: 0, workflow_id: null, status: 'Submitted' },
  });
  expect((await server.until(id, 'Failed')).status).toBe('Failed');
  const again = await waitFor(async () => {
    const job = await detail(bad?.id ?? '');
    expect(job.status).toBe('Failed');
    return job;
  });
  expect(again.workflow_id).not.toBe(bad?.workflow_id);

  const folder = `minio://projects/fails_1/${bad?.id}`;
  expect(again).toMatchObject({ engine: 'local', stale_since: null, stale_reason: null });
  expect(again.attempts).toMatchObject([
    { number: 2, id: again.workflow_id, status: 'Failed', workflow_output: `${folder}/attempt-2` },
    {
      number: 1,
      id: bad?.workflow_id,
      engine: 'local',
      status: 'Failed',
      exit_code: 2,
      error: bad?.error,
      workflow_output: folder,
    },
  ]);
  const logsOf = <Body>(attempt: number, query = '', status = 200) =>
    server.ask<Body>('GET', `/datains/api/workflows/${bad?.id}/logs?attempt=${attempt}${query}`, {
      status,
    });
  expect(await logsOf(1)).toEqual(logs);
  expect(await logsOf<LogRange>(1, '&stream=stderr&offset=-200')).toEqual({ ...stderr, complete: true });
  expect(await logsOf(2)).toMatchObject({
    'fails_1.hash-file': { stderr: `${folder}/attempt-2/stderr` },
  });
  expect(await logsOf(3, '&stream=stderr', 404)).toEqual({ message: 'There is no attempt "3".' });
});

test('a job that exceeds its memory limit fails with that reason', async () => {
  const id = await server.submit([{ sample_id: 'greedy', input: file, rounds: 1000, keep: 'yes' }]);
  await server.until(id, 'Failed');
  expect((await server.jobsOf(id))[0]?.error).toBe(
    'The program needed more than the 384 MB of memory that it may use.',
  );
});

test('a job that exceeds the time limit of its app is ended, with the limit as the reason', async () => {
  const id = await server.submit([long('slow')], { name: 'slow_1', app: SLOW_APP });
  await server.until(id, 'Failed');
  expect((await server.jobsOf(id))[0]).toMatchObject({
    status: 'Failed',
    error: 'The program was ended after 0.02 minutes, its time limit.',
  });
});

test('a stop ends the running program before the project is Aborted; a restart runs it again', async () => {
  const id = await server.submit([long('a'), long('b'), long('c')], { name: 'stopped_1' });
  await waitFor(async () => expect(await stats(id)).toMatchObject({ running: 2, submitted: 1 }));
  await put(id, 'Aborting');
  expect(['Aborting', 'Aborted']).toContain(
    (await server.ask<Project>('GET', `/datains/api/projects/${id}`, { status: 200 })).status,
  );
  await server.until(id, 'Aborted');
  expect(await stats(id)).toMatchObject({ total: 3, aborted: 3, running: 0 });
  const jobs = await server.jobsOf(id);
  expect(jobs.filter((job) => job.started_time > 0)).toHaveLength(2);

  await put(id, 'Submitted');
  await server.until(id, 'Running');
  await put(id, 'Aborting');
  await server.until(id, 'Aborted');
});

test('a job can be stopped while the project continues', async () => {
  const id = await server.submit([long('a'), long('b')], { name: 'one_stopped_1' });
  await waitFor(async () => expect(await stats(id)).toMatchObject({ running: 2 }));
  const [first] = await server.jobsOf(id);
  await server.ask('PUT', `/datains/api/workflows/${first?.id}`, {
    status: 204,
    json: { status: 'Aborting' },
  });
  await waitFor(async () => expect(await stats(id)).toMatchObject({ running: 1, aborted: 1 }));
  await server.until(id, 'Running');
  await put(id, 'On Hold');
  await server.until(id, 'On Hold');
  await waitFor(async () =>
    expect(
      (
        await server.dependencies.objects.list({
          bucket: 'projects',
          prefix: 'one_stopped_1/',
          delimiter: '',
          page: 1,
          perPage: 10,
        })
      ).entries,
    ).toEqual([]),
  );
});

test('archive keeps the results, delete removes them and keeps the record', async () => {
  const id = await server.submit([{ sample_id: 'one', input: file }], { name: 'archived_1' });
  await server.until(id, 'Succeeded');
  expect((await server.until(id, 'Succeeded')).actions).toEqual(['archive', 'delete']);
  await put(id, 'Aborted');
  const [job] = await server.jobsOf(id);
  const key = `archived_1/${job?.id}/digest.txt`;
  expect(await server.dependencies.objects.head('projects', key)).toBeDefined();
  await put(id, 'On Hold');
  const record = await server.until(id, 'On Hold');
  expect(record.stats).toMatchObject({ total: 1, success: 1 });
  expect(record.actions).toEqual(['restart']);
  expect(record).not.toHaveProperty('samples');
  expect(await server.ask('GET', `/datains/api/projects/${id}?samples=true`, { status: 200 })).toMatchObject({
    samples: [{ sample_id: 'one', input: file }],
  });
  expect(await server.dependencies.objects.head('projects', key)).toBeUndefined();
  expect(await detail(job?.id ?? '')).toMatchObject({
    status: 'Succeeded',
    actions: [],
    outputs: null,
    workflow_output: null,
  });
  expect((await put(id, 'On Hold', 409)).message).toBe(
    'A project that is On Hold cannot be deleted; it would have to be Submitted, Running, Succeeded, Failed or Aborted.',
  );
  await put(id, 'Submitted');
  await server.until(id, 'Succeeded');
  // The second attempt has a folder of its own below the job's.
  expect(await detail(job?.id ?? '')).toMatchObject({
    workflow_output: expect.stringMatching(/\/attempt-2$/),
  });
});

test('an action that the status does not allow is refused with 409 and the reason', async () => {
  const id = await server.submit([{ sample_id: 'one', input: file }], { name: 'refused_1' });
  await server.until(id, 'Succeeded');
  expect((await put(id, 'Aborting', 409)).message).toBe(
    'A project that is Succeeded cannot be stopped; it would have to be Submitted or Running.',
  );
  expect((await put(id, 'Submitted', 409)).message).toMatch(/cannot be restarted/);
  expect((await put(id, 'Running', 409)).message).toBe(
    'The status Running cannot be requested: a project gets it from its jobs.',
  );
  const [job] = await server.jobsOf(id);
  const refusal = await server.ask<Refusal>('PUT', `/datains/api/workflows/${job?.id}`, {
    status: 409,
    json: { status: 'Submitted' },
  });
  expect(refusal.message).toBe(
    'A job that is Succeeded cannot be resubmitted; it would have to be Failed or Aborted.',
  );
});
