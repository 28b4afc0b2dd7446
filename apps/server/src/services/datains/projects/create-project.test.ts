import { randomUUID } from 'node:crypto';
import type { components } from '@omics-portal/api/datains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STRANGERS_GROUP, startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';
import { projectRequests, type ProjectRequests, type Refusal } from './testing/project-requests.ts';

type ProjectPage = components['schemas']['ProjectPage'];

let server: WorkServer;
let projects: ProjectRequests;

beforeAll(async () => {
  server = await startWorkServer();
  projects = await projectRequests(server);
});
afterAll(() => server.close());

test('the owner of a project is the caller, whatever author was sent', async () => {
  const json = projects.submission({ description: 'two libraries' });
  const response = await server.call('POST', '/datains/api/projects', { token: server.researcher, json });
  const { message } = (await response.json()) as { message: { id: string } };
  expect(response.headers.get('location')).toBe(`/projects/${message.id}`);
  expect(await server.ask('GET', `/datains/api/projects/${message.id}`, { status: 200 })).toMatchObject({
    author: 'researcher@example.org',
    description: 'two libraries',
    app_id: projects.appId,
  });
});

test('a name in use is refused with 409 and the field, and the check reports it before', async () => {
  const json = projects.submission();
  const check = (token: string) =>
    server.ask<ProjectPage>('GET', `/datains/api/check-projects?project_name=${json.project_name}`, {
      status: 200,
      token,
    });
  expect(await check(server.stranger)).toMatchObject({ total: 0, data: [] });
  await projects.create(201, json);
  expect(await check(server.stranger)).toMatchObject({ total: 1, data: [] });
  const before = await projects.count();
  expect((await projects.create(409, json)).details).toEqual([
    { field: 'project_name', message: 'is taken: choose another name' },
  ]);
  expect(await projects.count()).toBe(before);
});

test('the same Idempotency-Key creates one project, also with concurrent requests', async () => {
  const before = await projects.count();
  const json = projects.submission({
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
  expect(await projects.count()).toBe(before + 1);
  const other = await server.ask<Refusal>('POST', '/datains/api/projects', {
    status: 422,
    json: projects.submission(),
    headers,
  });
  expect(other.details).toEqual([{ field: 'Idempotency-Key', message: 'was used with another body' }]);
});

test('a refused request does not use its Idempotency-Key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const json = projects.submission();
  await server.ask('POST', '/datains/api/projects', {
    status: 409,
    json: { ...json, project_name: (await projects.namesOf(server.researcher))[0] },
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
  const before = await projects.count();
  const { message, details } = await projects.create(status, projects.submission(change));
  expect(details.map((detail) => detail.field)).toContain(field);
  expect(message).not.toBe('');
  expect(await projects.count()).toBe(before);
});

test('a project cannot be assigned to a group of others', async () => {
  const before = await projects.count();
  const { message, details } = await projects.create(
    403,
    projects.submission({ group_name: STRANGERS_GROUP }),
  );
  expect(message).toBe('You are not in the group "Example Team": choose one of yours ("default"), or none.');
  expect(details).toEqual([{ field: 'group_name', message: 'is not a group of yours' }]);
  expect(await projects.count()).toBe(before);
});
