import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../jobs/testing/work-server.ts';
import { HASH_APP } from '../jobs/testing/test-apps.ts';

const HOME = 'minio://users/data/researcher';

let server: WorkServer;
let app: { id?: string } | undefined;
beforeAll(async () => {
  server = await startWorkServer();
  app = await server.dependencies.appStore.findByName(HASH_APP);
  for (const name of ['a.bin', 'run/b.bin', 'run/c.bin', 'run/pre_alignment.txt'])
    await server.upload(name, 'genome');
});
afterAll(() => server.close());

/** Events of files of others, the newest first. */
async function exported(): Promise<string[]> {
  const { data } = await server.ask<{ data: { actor: string; subject: string }[] }>(
    'GET',
    '/datains/api/audit-events?per_page=100&kind=exported',
    { status: 200, token: server.admin },
  );
  return data.map(({ actor, subject }) => `${actor} ${subject}`);
}

interface Submit {
  readonly name: string;
  readonly files: readonly string[];
  readonly token: string;
  readonly status?: number;
  readonly headers?: Record<string, string>;
}

const submit = ({ name, files, token, status = 201, headers = {} }: Submit) =>
  server.ask('POST', '/datains/api/projects', {
    status,
    token,
    headers,
    json: {
      project_name: name,
      app_id: app?.id,
      app_name: HASH_APP,
      author: 'admin@example.org',
      description: '',
      samples: files.map((file, index) => ({ sample_id: `s${index}`, input: `${HOME}/${file}` })),
    },
  });

test('jobs on their own files, and refused ones of an admin, are no exports', async () => {
  await submit({ name: 'own_files', files: ['a.bin'], token: server.researcher });
  await submit({ name: 'own_files', files: ['a.bin'], token: server.admin, status: 409 });
  await submit({ name: 'gone_files', files: ['a.bin', 'gone.bin'], token: server.admin, status: 422 });
  expect(await exported()).toEqual([]);
});

test('the jobs of an admin on files of others are one export, however often the request is sent', async () => {
  const headers = { 'idempotency-key': 'the-same-request' };
  const jobs = { name: 'taken', files: ['a.bin', 'run/b.bin', 'run/c.bin', 'a.bin'], token: server.admin };
  await submit({ ...jobs, headers });
  await submit({ ...jobs, headers });
  expect(await exported()).toEqual([`admin project taken: ${HOME}/a.bin, ${HOME}/run/ (2)`]);
});

test('an event of many folders names ten and counts the others', async () => {
  const files = Array.from({ length: 12 }, (_, index) => `many${index}/a.bin`);
  for (const file of files) await server.upload(file, 'genome');
  await submit({ name: 'many_folders', files, token: server.admin });
  const named = files.slice(0, 10).map((file) => `${HOME}/${file}`);
  expect((await exported())[0]).toBe(`admin project many_folders: ${named.join(', ')}, +2`);
});

test('a report of an admin on a folder of others is an export, and so is the list of its samples', async () => {
  const before = await exported();
  const folder = `${HOME}/run/`;
  const query = new URLSearchParams({ filepath: folder }).toString();
  const samples = `/quartet-service/api/folder-samples?${query}`;
  await server.ask('GET', samples, { status: 200 });
  expect(await exported()).toEqual(before);
  await server.ask('GET', samples, { status: 200, token: server.admin });
  const report = `/quartet-service/api/report/${server.dependencies.config.brand}-dseqc-report`;
  await server.ask('POST', report, {
    status: 201,
    token: server.admin,
    json: { name: 'audited', filepath: folder },
  });
  expect(await exported()).toEqual([`admin report audited: ${folder}`, `admin ${folder}`, ...before]);
});

test('an admin who checks the data set of another user has its lists and tables read', async () => {
  const tool = '/quartet-service/api/tool/omics-dataset';
  const dataset = { name: 'audited', email: 'r@example.org', manager: 'researcher', data_type: 'proteomics' };
  const { task_id: id } = await server.ask<{ task_id: string }>('POST', tool, { status: 201, json: dataset });
  const before = await exported();
  const json = { ...dataset, status: 'Finished' };
  await server.ask('PUT', `${tool}/${id}`, { status: 200, json });
  expect(await exported()).toEqual(before);
  await server.ask('PUT', `${tool}/${id}`, { status: 200, token: server.admin, json });
  expect(await exported()).toEqual([`admin ${HOME}/audited/proteomics/`, ...before]);
});
