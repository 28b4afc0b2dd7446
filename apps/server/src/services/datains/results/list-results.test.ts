import type { components } from '@omics-portal/api/datains';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../../../jobs/testing/work-server.ts';
import { resultFilesMigration } from '../../../records/migrations/0012-result-files.ts';

type ResultFile = components['schemas']['ResultFile'];
interface Page {
  total: number;
  data: ResultFile[];
}

let server: WorkServer;
let file: string;
let projectId: string;

const results = (query: string, token?: string) =>
  server.ask<Page>('GET', `/datains/api/results?${query}`, { status: 200, ...(token ? { token } : {}) });
const jobNames = ({ data }: Page) => data.map((row) => row.job_name);

beforeAll(async () => {
  server = await startWorkServer();
  file = await server.upload('small.bin', 'genome');
  projectId = await server.submit(
    ['liver_1', 'liver_2', 'Brain_1'].map((sample_id) => ({ sample_id, input: file })),
    { name: 'results_1' },
  );
  await server.until(projectId, 'Succeeded');
});
afterAll(() => server.close());

test('the files of succeeded jobs are listed with their sizes, and with a checksum once the store has read them', async () => {
  const { total, data } = await results(`project_id=${projectId}&sort=job_name:asc`);
  expect(total).toBe(3);
  const [first] = data;
  const folder = `minio://projects/results_1/${first?.job_id}`;
  expect(first).toMatchObject({
    file_name: 'digest.txt',
    file_index: 'digest',
    project_id: projectId,
    project_name: 'results_1',
    job_name: 'Brain_1',
    file_type: 'txt',
    kind: 'tsv',
    path: `${folder}/digest.txt`,
    etag: null,
    attempt: 1,
  });
  const key = encodeURIComponent(`results_1/${first?.job_id}/digest.txt`);
  const { meta } = await server.ask<{ meta: { etag: string; length: number } }>(
    'GET',
    `/datains/api/services/minio/buckets/projects/object-meta?key=${key}`,
    { status: 200 },
  );
  expect(first?.size).toBe(meta.length);
  const again = await results(`job_id=${first?.job_id}`);
  expect(again.data.map((row) => row.etag)).toEqual([meta.etag]);
});

test.each([
  ['job_name=LIVER', ['liver_1', 'liver_2']],
  ['job_name=r_1', ['liver_1']],
  ['job_name=%25', []],
  ['file_name=DIGEST.t', ['Brain_1', 'liver_1', 'liver_2']],
  ['file_type=TXT&job_name=brain', ['Brain_1']],
  ['file_type=tx', []],
])('the filter %s', async (filter, names) => {
  expect(jobNames(await results(`${filter}&sort=job_name:asc`))).toEqual(names);
});

test('pages and their order', async () => {
  expect(jobNames(await results('sort=job_name:desc&per_page=2'))).toEqual(['liver_2', 'liver_1']);
  expect(jobNames(await results('sort=job_name:desc&per_page=2&page=2'))).toEqual(['Brain_1']);
  await server.ask('GET', '/datains/api/results?sort=link:asc', { status: 400 });
});

test('results of others are not listed', async () => {
  expect(await results(`project_id=${projectId}`, server.stranger)).toMatchObject({ total: 0, data: [] });
  expect((await results('', server.admin)).total).toBe(3);
});

test('earlier jobs get their rows when the server is updated', async () => {
  const { db } = server.dependencies;
  const before = await results('sort=job_name:asc');
  await sql`drop table result_files`.execute(db);
  await sql`drop trigger remove_result_files_with_outputs on workflows`.execute(db);
  await sql`drop function remove_result_files`.execute(db);
  await resultFilesMigration.up(db as unknown as Kysely<unknown>);
  const after = await results('sort=job_name:asc');
  expect(after.data).toEqual(before.data.map((row) => ({ ...row, kind: null })));
});

test('a deleted project has no results, and after its restart those of the newest attempts', async () => {
  const request = (status: string) =>
    server.ask('PUT', `/datains/api/projects/${projectId}`, { status: 204, json: { status } });
  await request('On Hold');
  expect(await results(`project_id=${projectId}`)).toMatchObject({ total: 0, data: [] });
  await request('Submitted');
  await server.until(projectId, 'Succeeded');
  const { data } = await results(`project_id=${projectId}`);
  expect(data.map((row) => row.attempt)).toEqual([2, 2, 2]);
});
