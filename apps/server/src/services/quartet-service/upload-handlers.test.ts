import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { components } from '@omics-portal/api/quartet-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../../jobs/testing/work-server.ts';

type Created = components['schemas']['UploadTaskCreated'];
type Token = components['schemas']['UploadToken'];
type Verdict = components['schemas']['UploadCheck'];

const TOOL = '/quartet-service/api/tool/omics-dataset';
const dataset = (name: string) => ({
  name,
  email: 'researcher@example.org',
  manager: 'researcher',
  data_type: 'proteomics',
});

/** Tables of the runs so far: each run needs a name of its own. */
const METADATA_RUNS: string[] = [];

let server: WorkServer;
beforeAll(async () => {
  server = await startWorkServer();
});
afterAll(() => server.close());

const create = (name: string) =>
  server.ask<Created>('POST', TOOL, { status: 201, json: { ...dataset(name), description: 'a run' } });
const check = (id: string, name: string) =>
  server.ask<Verdict>('PUT', `${TOOL}/${id}`, {
    status: 200,
    json: { ...dataset(name), description: '', status: 'Finished' },
  });

/** Decodes the authorization code like a command-line client. */
async function keyOf(
  id: string,
  name: string,
): Promise<{ put: (file: string, content: string) => Promise<number>; token: Token }> {
  const token = await server.ask<Token>('POST', `${TOOL}/${id}/refresh-token`, {
    status: 201,
    json: dataset(name),
  });
  const code = JSON.parse(Buffer.from(token.authorization_code, 'base64').toString()) as {
    upload_url: string;
    query: string;
  };
  return {
    token,
    put: async (file, content) =>
      (await fetch(`${code.upload_url}${file}?${code.query}`, { method: 'PUT', body: content })).status,
  };
}

test('a data set is announced, uploaded with its key alone, checked and finished', async () => {
  const { task_id, data } = await create('prot_run1');
  expect(data.upload_link).toBe('minio://users/data/researcher/prot_run1/proteomics/');
  expect(await check(task_id, 'prot_run1')).toEqual({
    status: 'Failed',
    msg: [
      'There is no file in the upload folder yet.',
      '',
      'Next steps:',
      '- Upload the files to the folder: in the file manager, or with a new token and the commands beside it.',
      '- Then check the data again.',
      '',
    ].join('\n'),
  });

  const { put, token } = await keyOf(task_id, 'prot_run1');
  expect(token.sts_token.osspath).toBe(data.upload_link);
  const recorded = await server.dependencies.db
    .selectFrom('audit_events')
    .select(['kind', 'actor', 'subject'])
    .where('subject', '=', data.upload_link)
    .execute();
  expect(recorded).toEqual([{ kind: 'token-created', actor: 'researcher', subject: data.upload_link }]);
  const hours = (Date.parse(token.sts_token.expiration) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThanOrEqual(12);
  const content = 'protein,intensity\n';
  expect(await put('run/a.csv', content)).toBe(200);
  expect(await put('md5sum.txt', `${createHash('md5').update(content).digest('hex')}  run/a.csv\n`)).toBe(
    200,
  );
  expect(await check(task_id, 'prot_run1')).toMatchObject({
    status: 'Success',
    msg: expect.stringMatching(
      /md5 ok {2}run\/a\.csv\n2 files, no problem found\n\nNext steps:\n- Optional: /,
    ),
  });
  expect(await server.ask('GET', `/quartet-service/api/tasks/${task_id}`, { status: 200 })).toMatchObject({
    plugin_name: 'omics-dataset',
    plugin_type: 'ToolPlugin',
    status: 'Finished',
    payload: { data_type: 'proteomics', status: 'Finished' },
  });
});

test('the command of a key uploads the files of a folder by curl', async () => {
  const { task_id } = await create('prot_curl');
  const { token } = await keyOf(task_id, 'prot_curl');
  expect(token.kind).toBe('link');
  expect(token.commands?.map(({ tool }) => tool)).toEqual(['curl']);
  const folder = mkdtempSync(join(tmpdir(), 'upload-by-curl-'));
  const names = ["it's a {run} é #1.csv", 'b+c%20?.csv'];
  for (const name of names) writeFileSync(join(folder, name), name);
  mkdirSync(join(folder, 'left out'));
  await promisify(execFile)('sh', ['-c', token.commands?.[0]?.command ?? ''], { cwd: folder });
  rmSync(folder, { recursive: true });
  for (const name of names) {
    const content = await server.dependencies.objects.open(
      'users',
      `data/researcher/prot_curl/proteomics/${name}`,
    );
    expect(await text(content)).toBe(name);
  }
});

test('a command whose address was changed fails, with the words of the server', async () => {
  const { task_id } = await create('prot_stale');
  const { token } = await keyOf(task_id, 'prot_stale');
  const command = (token.commands?.[0]?.command ?? '').replace(/expires=\d+/, 'expires=1000');
  const failed = promisify(execFile)('sh', ['-c', command], { cwd: import.meta.dirname });
  await expect(failed).rejects.toMatchObject({ code: 22, stdout: expect.stringContaining('not valid') });
});

test('a check names empty, missing and different files', async () => {
  const { task_id } = await create('prot_run2');
  const { put } = await keyOf(task_id, 'prot_run2');
  const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
  await put('empty.csv', '');
  await put('b.csv', 'bytes');
  await put('all.md5', `${md5} *b.csv\n${md5}  gone.csv\nnot a line\n`);
  const verdict = await check(task_id, 'prot_run2');
  expect(verdict.status).toBe('Failed');
  expect(verdict.msg).toContain('EMPTY  empty.csv');
  expect(verdict.msg).toMatch(/MD5 DIFFERS {2}b\.csv: \w{32} instead of d41d8/);
  expect(verdict.msg).toContain('MISSING  gone.csv');
  expect(verdict.msg).toContain('3 files, 3 with a problem');
  expect(verdict.msg).toContain('- Upload the empty files once more');
  expect(verdict.msg).toContain('- Upload the missing files, or remove them from the checksum list.');
  const chinese = await server.ask<Verdict>('PUT', `${TOOL}/${task_id}`, {
    status: 200,
    json: { ...dataset('prot_run2'), description: '', status: 'Finished' },
    headers: { 'accept-language': 'zh-CN' },
  });
  expect(chinese.msg).toContain('共 3 个文件，3 处有问题');
  expect(chinese.msg).toContain('后续步骤：\n- 重新上传空文件');
});

test.each([
  ['file,batch\na.csv,1\n', 'METADATA  metadata.csv has no column "sample"'],
  ['file,sample\nb.csv,D5\n', 'METADATA  line 2: there is no file "b.csv" in the folder'],
  ['file,sample\na.csv,\n', 'METADATA  line 2: the sample of "a.csv" is not stated'],
])('a check reads the metadata table %j', async (table, line) => {
  const name = `prot_meta_${METADATA_RUNS.push(table)}`;
  const { task_id } = await create(name);
  const { put } = await keyOf(task_id, name);
  await put('a.csv', 'protein,intensity\n');
  await put('metadata.csv', table);
  expect(await check(task_id, name)).toMatchObject({ status: 'Failed', msg: expect.stringContaining(line) });
  await put('metadata.csv', 'file,sample,enzyme,colour\na.csv,D5,trypsin,red\n');
  expect(await check(task_id, name)).toMatchObject({
    status: 'Success',
    msg: expect.stringMatching(/columns that the template does not have: colour\nmetadata ok {2}1 row\n/),
  });
});

test('a key allows writing to its own folder only', async () => {
  const { task_id } = await create('prot_run3');
  const { token, put } = await keyOf(task_id, 'prot_run3');
  await put('a.csv', 'secret');
  const folder = `${server.url}/storage/users/data/researcher/prot_run3/proteomics/`;
  const query = token.sts_token.stoken;
  const status = async (url: string, method: string) =>
    (await fetch(url, { method, ...(method === 'PUT' ? { body: 'x' } : {}) })).status;
  expect(await status(`${folder}a.csv?${query}`, 'GET')).toBe(403);
  expect(await status(`${server.url}/storage/users/data/admin/a.csv?${query}`, 'PUT')).toBe(403);
  expect(
    await status(`${server.url}/storage/projects/data/researcher/prot_run3/proteomics/a.csv?${query}`, 'PUT'),
  ).toBe(403);
  expect(await status(`${folder}%2e%2e/%2e%2e/a.csv?${query}`, 'PUT')).toBeGreaterThanOrEqual(400);
  const wider = new URLSearchParams(query);
  wider.set('folder', 'data/');
  expect(await status(`${server.url}/storage/users/data/admin/a.csv?${wider}`, 'PUT')).toBe(403);
  const longer = new URLSearchParams(query);
  longer.set('expires', '9999999999');
  expect(await status(`${folder}a.csv?${longer}`, 'PUT')).toBe(403);
});

test('a name is used once, only the owner writes to a folder, and keys are for the owner', async () => {
  const { task_id } = await create('prot_run4');
  expect(await server.ask('POST', TOOL, { status: 409, json: dataset('prot_run4') })).toMatchObject({
    details: [{ field: 'name' }],
  });
  await server.ask('POST', TOOL, { status: 403, json: dataset('prot_run5'), token: server.stranger });
  await server.ask('POST', `${TOOL}/${task_id}/refresh-token`, {
    status: 404,
    json: dataset('prot_run4'),
    token: server.stranger,
  });
  await server.ask('PUT', `${TOOL}/${task_id}`, {
    status: 404,
    json: { ...dataset('prot_run4'), status: 'Finished' },
    token: server.stranger,
  });
});

test('a task whose folder cannot be created is rolled back', async () => {
  const tasks = () =>
    server.ask<{ total: number }>('GET', '/quartet-service/api/tasks?plugin_name=omics-dataset', {
      status: 200,
    });
  const before = await tasks();
  const escaping = { ...dataset('prot_escape'), manager: 'researcher/../admin' };
  expect(await server.ask('POST', TOOL, { status: 400, json: escaping })).toMatchObject({
    details: [{ field: 'manager' }],
  });
  await server.dependencies.objects.put('users', 'data/researcher/prot_file', Readable.from(['in the way']));
  await server.ask('POST', TOOL, { status: 409, json: dataset('prot_file') });
  expect((await tasks()).total).toBe(before.total);
});

test('of two concurrent tasks for one folder one is created', async () => {
  const calls = [1, 2].map(() =>
    server.call('POST', TOOL, { token: server.researcher, json: dataset('prot_twice') }),
  );
  const responses = await Promise.all(calls);
  expect(responses.map((response) => response.status).sort()).toEqual([201, 409]);
});
