import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, waitFor, type WorkServer } from '../../../jobs/testing/work-server.ts';

let server: WorkServer;
let file: string;

beforeAll(async () => {
  server = await startWorkServer({ slots: 1 });
  file = await server.upload('large.bin', Buffer.alloc(4 * 1024 * 1024, 'genome'));
});
afterAll(() => server.close());

// More than a minute of real hashing: a test that waits for its end has not stopped it.
const long = (sample_id: string) => ({ sample_id, input: file, rounds: 100_000 });
const change = (id: string, json: unknown, status = 200) =>
  server.ask<{ changed: number; unchanged: number; message?: string }>(
    'PUT',
    `/datains/api/projects/${id}/workflows`,
    { status, json },
  );
const statuses = async (id: string) => (await server.jobsOf(id)).map((job) => job.status);

test('one request stops the selected jobs: waiting ones end at once, a running one after its program', async () => {
  const id = await server.submit(['a', 'b', 'c', 'd'].map(long), { name: 'stopped_set' });
  await waitFor(async () => expect((await statuses(id))[0]).toBe('Running'));
  const [running, , , last] = await server.jobsOf(id);

  expect(await change(id, { status: 'Aborting', from: 'Submitted', ids: [last?.id] })).toEqual({
    changed: 1,
    unchanged: 0,
  });
  expect(await statuses(id)).toEqual(['Running', 'Submitted', 'Submitted', 'Aborted']);
  expect((await server.jobsOf(id))[3]?.finished_time).toBeGreaterThan(0);

  expect(await change(id, { status: 'Aborting' })).toEqual({ changed: 3, unchanged: 1 });
  expect((await statuses(id)).slice(1)).toEqual(['Aborted', 'Aborted', 'Aborted']);
  await server.until(id, 'Aborted');
  expect(await statuses(id)).toEqual(Array.from({ length: 4 }, () => 'Aborted'));
  expect((await server.jobsOf(id))[0]).toMatchObject({ id: running?.id, exit_code: null });
  // A run stays in the queue until its engine has released it.
  await waitFor(async () =>
    expect(await server.dependencies.db.selectFrom('runs').selectAll().execute()).toEqual([]),
  );
});

test('one request resubmits the failed jobs and leaves the others', async () => {
  const id = await server.submit([
    { sample_id: 'right', input: file },
    { sample_id: 'wrong', input: file, expected: 'abc' },
    { sample_id: 'wrong_too', input: file, expected: 'abc' },
  ]);
  await server.until(id, 'Failed');
  const [right] = await server.jobsOf(id);

  expect(await change(id, { status: 'Submitted' })).toEqual({ changed: 2, unchanged: 1 });
  expect(await server.ask('GET', `/datains/api/projects/${id}`, { status: 200 })).toMatchObject({
    status: 'Running',
    stats: { total: 3, success: 1 },
  });
  await server.until(id, 'Failed');
  expect((await server.jobsOf(id))[0]).toEqual(right);
});

test('a set of nothing changes nothing; jobs of other projects are not in it', async () => {
  const one = await server.submit([{ sample_id: 'one', input: file }]);
  const other = await server.submit([{ sample_id: 'other', input: file }]);
  await server.until(one, 'Succeeded');
  await server.until(other, 'Succeeded');
  const [job] = await server.jobsOf(other);
  expect(await change(one, { status: 'Submitted', ids: [job?.id] })).toEqual({ changed: 0, unchanged: 0 });
  expect(await change(one, { status: 'Aborting' })).toEqual({ changed: 0, unchanged: 1 });
  expect(await statuses(other)).toEqual(['Succeeded']);
});

test('a stranger, a wrong status and a deleted project are refused', async () => {
  const id = await server.submit([{ sample_id: 'one', input: file }]);
  await server.until(id, 'Succeeded');
  await server.ask('PUT', `/datains/api/projects/${id}/workflows`, {
    status: 404,
    token: server.stranger,
    json: { status: 'Submitted' },
  });
  await change(id, { status: 'Succeeded' }, 400);
  await server.ask('PUT', `/datains/api/projects/${id}`, { status: 204, json: { status: 'On Hold' } });
  expect((await change(id, { status: 'Submitted' }, 409)).message).toMatch(/restart the project/);
});
