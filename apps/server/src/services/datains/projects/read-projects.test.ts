import { Readable } from 'node:stream';
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

test('another user cannot see a project, an admin can', async () => {
  const id = await server.submit([{ sample_id: 'one', input: projects.file }]);
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
  expect(await projects.namesOf(server.stranger)).toEqual([]);
  await server.ask('GET', `/datains/api/projects/${id}`, { status: 200, token: server.admin });
  expect((await server.call('GET', `/datains/api/projects/${id}`)).status).toBe(401);
});

test('members of a group see its projects', async () => {
  const id = (
    await server.ask<{ message: { id: string } }>('POST', '/datains/api/projects', {
      status: 201,
      token: server.admin,
      json: projects.submission({ group_name: STRANGERS_GROUP }),
    })
  ).message.id;
  const names = await projects.namesOf(server.stranger);
  const project = await server.ask<{ project_name: string }>('GET', `/datains/api/projects/${id}`, {
    status: 200,
    token: server.stranger,
  });
  expect(names).toEqual([project.project_name]);
});

test('a list is newest first, filtered and paged', async () => {
  const older = projects.submission({ started_time: 1_000 });
  const newer = projects.submission({ started_time: 2_000 });
  for (const json of [newer, older]) await projects.create(201, json);
  const names = await projects.namesOf(server.researcher);
  expect(names.slice(-2)).toEqual([newer.project_name, older.project_name]);
  const exact = await server.ask<ProjectPage>(
    'GET',
    `/datains/api/projects?project_name=${older.project_name}`,
    { status: 200 },
  );
  expect(exact.data.map((project) => project.project_name)).toEqual([older.project_name]);
  const page = await server.ask<ProjectPage>(
    'GET',
    `/datains/api/projects?page=2&per_page=1&app_id=${projects.appId}`,
    { status: 200 },
  );
  expect(page).toMatchObject({ page: 2, per_page: 1, total: names.length });
  expect(page.data.map((project) => project.project_name)).toEqual([names[1]]);
  expect(
    await server.ask('GET', '/datains/api/projects?author=nobody@example.org', { status: 200 }),
  ).toMatchObject({ total: 0 });
});

test('a deleted project is listed on request, and its name is available again', async () => {
  const first = await server.submit([{ sample_id: 'one', input: projects.file }], {
    name: 'name_used_twice',
  });
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

  const second = await server.submit([{ sample_id: 'one', input: projects.file }], {
    name: 'name_used_twice',
  });
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
  const mine = await server.submit([{ sample_id: 'one', input: projects.file }], { name: 'name_given_away' });
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
  const id = await server.submit([{ sample_id: 'one', input: projects.file }], { name: 'jobs_not_counted' });
  await server.until(id, 'Succeeded');
  const jobs = async (query = '') =>
    (await server.ask<ProjectPage>('GET', `/datains/api/workflows${query}`, { status: 200 })).total;
  const before = await jobs();
  await server.ask('PUT', `/datains/api/projects/${id}`, { status: 204, json: { status: 'On Hold' } });
  expect([await jobs(), await jobs(`?project_id=${id}`)]).toEqual([before - 1, 1]);
});

test('projects are filtered by the short name of their app and by their omics type', async () => {
  await server.submit([{ sample_id: 'one', input: projects.file }], { name: 'found_by_app' });
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
