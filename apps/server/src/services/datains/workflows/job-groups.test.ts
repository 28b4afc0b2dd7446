import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';

type Groups = components['schemas']['JobGroups'];
type Page = components['schemas']['WorkflowPage'];

let server: WorkServer;
let project: string;

beforeAll(async () => {
  server = await startWorkServer({ slots: 2 });
  const file = await server.upload('small.bin', 'genome');
  const other = await server.upload('other.bin', 'proteome');
  project = await server.submit([
    { sample_id: 'liver-1', input: file },
    { sample_id: 'liver-2', input: file, expected: 'abc', tissue: 'liver' },
    { sample_id: 'kidney-1', input: other, expected: 'abc', tissue: 'kidney' },
    { sample_id: 'kidney-2', input: file, tissue: 'kidney' },
  ]);
  await server.until(project, 'Failed');
});
afterAll(() => server.close());

const groups = () =>
  server.ask<Groups>('GET', `/datains/api/projects/${project}/job-groups`, { status: 200 });
const list = (filter: string, status = 200) =>
  server.ask<Page>('GET', `/datains/api/workflows?project_id=${project}&${filter}`, { status });
const samples = async (filter: string) => (await list(filter)).data.map((job) => job.sample_id);

test('failed jobs of the same cause are one group, with its first job and its telling line', async () => {
  const { failures, other_failures: others, labels } = await groups();
  expect(failures).toHaveLength(1);
  const [first] = (await list('status=Failed')).data;
  expect(failures[0]).toMatchObject({
    jobs: 2,
    line: first?.error,
    first: { id: first?.id, sample_id: 'liver-2' },
  });
  expect(others).toBe(0);
  expect(labels).toEqual([
    { name: 'tissue', value: 'kidney', jobs: 2 },
    { name: 'tissue', value: 'liver', jobs: 1 },
  ]);
});

test('filters find jobs by text, failure, step and action; the total counts all of them', async () => {
  const { failures, steps } = await groups();
  const failure = failures[0]?.id ?? '';
  expect(await samples('q=LIVER')).toEqual(['liver-1', 'liver-2']);
  expect(await samples('q=100%25')).toEqual([]);
  expect(await samples(`failure=${failure}`)).toEqual(['liver-2', 'kidney-1']);
  expect(await samples(`failure=${failure}&q=kidney`)).toEqual(['kidney-1']);
  expect(await samples('action=resubmit')).toEqual(['liver-2', 'kidney-1']);
  expect(await samples('action=stop')).toEqual([]);
  expect(await samples(`label=project_id:${project}`)).toHaveLength(4);
  expect(await samples('label=tissue:kidney')).toEqual(['kidney-1', 'kidney-2']);
  expect(await samples('label=batch:7')).toEqual([]);
  expect(await list('action=resubmit&per_page=1&page=2')).toMatchObject({
    total: 2,
    data: [{ sample_id: 'kidney-1' }],
  });
  for (const { name, jobs } of steps) {
    expect(await samples(`step=${encodeURIComponent(name)}`)).toHaveLength(jobs);
  }
});

test('a filter that looks at each job needs a project, and a label needs a colon', async () => {
  await server.ask('GET', '/datains/api/workflows?q=liver', { status: 400 });
  await list('label=batch', 400);
  await list('failure=abc', 400);
});

test('groups of another account are unknown', async () => {
  await server.ask('GET', `/datains/api/projects/${project}/job-groups`, {
    status: 404,
    token: server.stranger,
  });
});

test('one request resubmits a group without the excepted jobs, and the group of the rest stays', async () => {
  const before = await groups();
  const failure = before.failures[0]?.id;
  const [first] = (await list('status=Failed')).data;
  const change = { status: 'Submitted', failure, except: [first?.id] };
  expect(
    await server.ask('PUT', `/datains/api/projects/${project}/workflows`, { status: 200, json: change }),
  ).toEqual({ changed: 1, unchanged: 0 });
  await server.until(project, 'Failed');
  expect((await groups()).failures).toEqual(before.failures);
  const [again] = (await list('q=kidney-1')).data;
  const detail = await server.ask<components['schemas']['WorkflowDetail']>(
    'GET',
    `/datains/api/workflows/${again?.id}`,
    { status: 200 },
  );
  expect(detail.attempts).toHaveLength(2);
  expect(detail.queue_position).toBeNull();
});

test('a waiting job knows how many start before it', async () => {
  const file = await server.upload('large.bin', Buffer.alloc(4 * 1024 * 1024, 'genome'));
  const id = await server.submit(
    Array.from({ length: 5 }, (_, at) => ({ sample_id: `long-${at}`, input: file, rounds: 100_000 })),
  );
  const last = (await server.jobsOf(id)).at(-1);
  const detail = await server.ask<components['schemas']['WorkflowDetail']>(
    'GET',
    `/datains/api/workflows/${last?.id}`,
    { status: 200 },
  );
  // Two of the four before it may run already.
  expect(detail.queue_position).toBeGreaterThanOrEqual(2);
  expect(detail.queue_position).toBeLessThanOrEqual(4);
  await server.ask('PUT', `/datains/api/projects/${id}/workflows`, {
    status: 200,
    json: { status: 'Aborting' },
  });
});
