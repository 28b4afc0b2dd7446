import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HASH_APP } from '../../../jobs/testing/test-apps.ts';
import { STRANGERS_GROUP, startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';

type ProjectPage = components['schemas']['ProjectPage'];
interface Refusal {
  message: string;
  details: { field: string; message: string }[];
}

let server: WorkServer;
let file: string;
let appId: string;

beforeAll(async () => {
  server = await startWorkServer();
  file = await server.upload('small.bin', 'bases');
  appId = (await server.dependencies.appStore.findByName(HASH_APP))?.id ?? '';
});
afterAll(() => server.close());

const submission = (change: Record<string, unknown> = {}) => ({
  project_name: `project_${randomUUID().slice(0, 8)}`,
  app_id: appId,
  app_name: HASH_APP,
  author: 'somebody@else.org',
  samples: [{ sample_id: 'one', input: file }],
  ...change,
});
const refusal = (status: number, json: unknown) =>
  server.ask<Refusal>('POST', '/datains/api/projects', { status, json });
const count = async () =>
  (await server.ask<ProjectPage>('GET', '/datains/api/projects', { status: 200 })).total;

test('the owner of a project is the caller, whatever author was sent', async () => {
  const json = submission({ description: 'two libraries' });
  const response = await server.call('POST', '/datains/api/projects', { token: server.researcher, json });
  const { message } = (await response.json()) as { message: { id: string } };
  expect(response.headers.get('location')).toBe(`/projects/${message.id}`);
  expect(await server.ask('GET', `/datains/api/projects/${message.id}`, { status: 200 })).toMatchObject({
    author: 'researcher@example.org',
    description: 'two libraries',
    app_id: appId,
  });
});

test('a name in use is refused with 409 and the field, and the check reports it before', async () => {
  const json = submission();
  const check = (token: string) =>
    server.ask<ProjectPage>('GET', `/datains/api/check-projects?project_name=${json.project_name}`, {
      status: 200,
      token,
    });
  expect(await check(server.stranger)).toMatchObject({ total: 0, data: [] });
  await refusal(201, json);
  expect(await check(server.stranger)).toMatchObject({ total: 1, data: [] });
  const before = await count();
  expect((await refusal(409, json)).details).toEqual([{ field: 'project_name', message: 'is taken' }]);
  expect(await count()).toBe(before);
});

test('the same Idempotency-Key creates one project, also with concurrent requests', async () => {
  const before = await count();
  const json = submission({
    samples: [{ sample_id: 'one', input: await server.upload('once.bin', 'bases') }],
  });
  const headers = { 'idempotency-key': randomUUID() };
  const send = () =>
    server.ask<{ message: { id: string } }>('POST', '/datains/api/projects', { status: 201, json, headers });
  const [first, second] = await Promise.all([send(), send()]);
  expect(second).toEqual(first);
  // The response stays the same although the project could not be created again.
  await server.dependencies.objects.delete('users', 'data/researcher/once.bin');
  expect(await send()).toEqual(first);
  expect(await count()).toBe(before + 1);
  const other = await server.ask<Refusal>('POST', '/datains/api/projects', {
    status: 422,
    json: submission(),
    headers,
  });
  expect(other.details).toEqual([{ field: 'Idempotency-Key', message: 'was used with another body' }]);
});

test('a refused request does not use its Idempotency-Key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const json = submission();
  await server.ask('POST', '/datains/api/projects', {
    status: 409,
    json: { ...json, project_name: (await namesOf(server.researcher))[0] },
    headers,
  });
  await server.ask('POST', '/datains/api/projects', { status: 201, json, headers });
});

test.each<[string, number, Record<string, unknown>, string]>([
  ['a name that breaks the pattern', 400, { project_name: '1st' }, 'project_name'],
  ['no samples', 400, { samples: [] }, 'samples'],
  ['a field that the form requires', 400, { samples: [{ sample_id: 'a', input: '' }] }, 'samples.0.input'],
  [
    'a file of the wrong kind',
    400,
    { samples: [{ sample_id: 'a', input: 'minio://users/data/researcher/a.csv' }] },
    'samples.0.input',
  ],
  [
    'one id twice',
    400,
    {
      samples: [
        { sample_id: 'a', input: 'minio://users/data/researcher/small.bin' },
        { sample_id: 'a', input: 'minio://users/data/researcher/small.bin' },
      ],
    },
    'samples.1.sample_id',
  ],
  [
    'a file of another user',
    403,
    { samples: [{ sample_id: 'a', input: 'minio://users/data/admin/secret.bin' }] },
    'samples.0.input',
  ],
  [
    'a file that is not there',
    422,
    { samples: [{ sample_id: 'a', input: 'minio://users/data/researcher/none.bin' }] },
    'samples.0.input',
  ],
  ['an app that is not installed', 422, { app_id: '0'.repeat(32) }, 'app_id'],
  ['an app with the id of another', 422, { app_name: 'tests/another-v1.0.0' }, 'app_name'],
])('%s is refused with %i, and nothing is created', async (_name, status, change, field) => {
  const before = await count();
  const { message, details } = await refusal(status, submission(change));
  expect(details.map((detail) => detail.field)).toContain(field);
  expect(message).not.toBe('');
  expect(await count()).toBe(before);
});

test('another user cannot see a project, an admin can', async () => {
  const id = await server.submit([{ sample_id: 'one', input: file }]);
  await server.until(id, 'Succeeded');
  const [job] = await server.jobsOf(id);
  const private_ = [
    ['GET', `/datains/api/projects/${id}`],
    ['GET', `/datains/api/projects/${id}/stats`],
    ['GET', `/datains/api/workflows/${job?.id}`],
    ['GET', `/datains/api/workflows/${job?.id}/logs`],
    [
      'GET',
      `/datains/api/workflows/${job?.id}/filecontent?path=${encodeURIComponent(`minio://projects/x/${job?.id}/stdout`)}`,
    ],
  ] as const;
  for (const [method, path] of private_)
    await server.ask(method, path, { status: 404, token: server.stranger });
  await server.ask('PUT', `/datains/api/projects/${id}`, {
    status: 404,
    token: server.stranger,
    json: { status: 'On Hold' },
  });
  await server.ask('PUT', `/datains/api/workflows/${job?.id}`, {
    status: 404,
    token: server.stranger,
    json: { status: 'Submitted' },
  });
  expect(
    await server.ask('GET', `/datains/api/workflows?project_id=${id}`, {
      status: 200,
      token: server.stranger,
    }),
  ).toMatchObject({ total: 0 });
  expect(await namesOf(server.stranger)).toEqual([]);
  await server.ask('GET', `/datains/api/projects/${id}`, { status: 200, token: server.admin });
  expect((await server.call('GET', `/datains/api/projects/${id}`)).status).toBe(401);
});

test('a project cannot be assigned to a group of others', async () => {
  const before = await count();
  const { message, details } = await refusal(403, submission({ group_name: STRANGERS_GROUP }));
  expect(message).toBe('You are not in the group "Example Team": choose one of yours ("default"), or none.');
  expect(details).toEqual([{ field: 'group_name', message: 'is not a group of yours' }]);
  expect(await count()).toBe(before);
});

test('members of a group see its projects', async () => {
  const id = (
    await server.ask<{ message: { id: string } }>('POST', '/datains/api/projects', {
      status: 201,
      token: server.admin,
      json: submission({ group_name: STRANGERS_GROUP }),
    })
  ).message.id;
  const projects = await namesOf(server.stranger);
  const project = await server.ask<{ project_name: string }>('GET', `/datains/api/projects/${id}`, {
    status: 200,
    token: server.stranger,
  });
  expect(projects).toEqual([project.project_name]);
});

test('a list is newest first, filtered and paged', async () => {
  const older = submission({ started_time: 1_000 });
  const newer = submission({ started_time: 2_000 });
  for (const json of [newer, older]) await refusal(201, json);
  const names = await namesOf(server.researcher);
  expect(names.slice(-2)).toEqual([newer.project_name, older.project_name]);
  const exact = await server.ask<ProjectPage>(
    'GET',
    `/datains/api/projects?project_name=${older.project_name}`,
    { status: 200 },
  );
  expect(exact.data.map((project) => project.project_name)).toEqual([older.project_name]);
  const page = await server.ask<ProjectPage>(
    'GET',
    `/datains/api/projects?page=2&per_page=1&app_id=${appId}`,
    { status: 200 },
  );
  expect(page).toMatchObject({ page: 2, per_page: 1, total: names.length });
  expect(page.data.map((project) => project.project_name)).toEqual([names[1]]);
  expect(
    await server.ask('GET', '/datains/api/projects?author=nobody@example.org', { status: 200 }),
  ).toMatchObject({ total: 0 });
});

async function namesOf(token: string): Promise<string[]> {
  const { data } = await server.ask<ProjectPage>('GET', '/datains/api/projects?per_page=100', {
    status: 200,
    token,
  });
  return data.map((project) => project.project_name);
}

test('a deleted project is listed on request, and its name is available again', async () => {
  const first = await server.submit([{ sample_id: 'one', input: file }], { name: 'name_used_twice' });
  const listed = async (query: string) =>
    (
      await server.ask<ProjectPage>('GET', `/datains/api/projects?project_name=name_used_twice${query}`, {
        status: 200,
      })
    ).data.map(({ id }) => id);
  const taken = async () =>
    (
      await server.ask<ProjectPage>('GET', '/datains/api/check-projects?project_name=name_used_twice', {
        status: 200,
      })
    ).total;
  const change = (id: string, status: string, expected: number) =>
    server.ask<Refusal>('PUT', `/datains/api/projects/${id}`, { status: expected, json: { status } });
  await server.until(first, 'Succeeded');
  expect([await listed(''), await taken()]).toEqual([[first], 1]);
  await change(first, 'On Hold', 204);
  expect([await listed(''), await listed('&status=On%20Hold'), await taken()]).toEqual([[], [first], 0]);

  const second = await server.submit([{ sample_id: 'one', input: file }], { name: 'name_used_twice' });
  expect([await listed(''), await taken()]).toEqual([[second], 1]);
  expect((await change(first, 'Submitted', 409)).message).toContain(
    'There is another project "name_used_twice" now',
  );
  await server.until(second, 'Succeeded');
  await change(second, 'On Hold', 204);
  await change(first, 'Submitted', 204);
  await server.until(first, 'Succeeded');
  expect(await listed('')).toEqual([first]);
});

test('the former owner of a name cannot read the results of its next owner', async () => {
  const mine = await server.submit([{ sample_id: 'one', input: file }], { name: 'name_given_away' });
  await server.until(mine, 'Succeeded');
  await server.ask('PUT', `/datains/api/projects/${mine}`, { status: 204, json: { status: 'On Hold' } });
  await server.dependencies.objects.put(
    'projects',
    'name_given_away/of-somebody-else/digest.txt',
    Readable.from(['x']),
  );
  await server.ask(
    'GET',
    '/datains/api/services/minio/buckets/projects/object-meta?key=name_given_away/of-somebody-else/digest.txt',
    { status: 403 },
  );
});

test('jobs of deleted projects are counted only when their project is requested', async () => {
  const id = await server.submit([{ sample_id: 'one', input: file }], { name: 'jobs_not_counted' });
  await server.until(id, 'Succeeded');
  const jobs = async (query = '') =>
    (await server.ask<ProjectPage>('GET', `/datains/api/workflows${query}`, { status: 200 })).total;
  const before = await jobs();
  await server.ask('PUT', `/datains/api/projects/${id}`, { status: 204, json: { status: 'On Hold' } });
  expect([await jobs(), await jobs(`?project_id=${id}`)]).toEqual([before - 1, 1]);
});

test('projects are filtered by the short name of their app and by their omics type', async () => {
  await server.submit([{ sample_id: 'one', input: file }], { name: 'found_by_app' });
  const found = async (query: string) =>
    (
      await server.ask<ProjectPage>('GET', `/datains/api/projects?project_name=found_by_app&${query}`, {
        status: 200,
      })
    ).data.map(({ omics }) => omics);
  expect(await found('app=hash-file')).toEqual(['metabolomics']);
  expect(await found('app=other&app=hash-file')).toEqual(['metabolomics']);
  expect(await found('app=hash')).toEqual([]);
  expect(await found('app=hash-file&omics=metabolomics')).toEqual(['metabolomics']);
  expect(await found('app=hash-file&omics=transcriptomics')).toEqual([]);
});
