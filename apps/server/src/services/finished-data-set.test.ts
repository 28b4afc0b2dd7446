import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorkServer, type WorkServer } from '../jobs/testing/work-server.ts';
import { checkedAtEnd } from '../objects/checked-at-end.ts';
import { storeUnlessFinished } from './finished-data-set.ts';

const TOOL = '/quartet-service/api/tool/omics-dataset';
const FOLDER = 'data/researcher/prot_done/proteomics';
const BUCKET = '/datains/api/services/minio/buckets/users';
const dataset = {
  name: 'prot_done',
  email: 'r@example.org',
  manager: 'researcher',
  data_type: 'proteomics',
  description: '',
};
const REFUSAL = {
  message: 'The data set "prot_done" is finished and takes no more files: announce a new data set for them.',
};

let server: WorkServer;
let id: string;
/** Link of a file and id of an upload in parts, both from before the end of the data set. */
let early: { link: string; parts: string };

const object = (name: string) => `${BUCKET}/object?key=${encodeURIComponent(`${FOLDER}/${name}`)}`;
const inParts = (name: string, size: number) => ({ path: `minio://users/${FOLDER}/${name}`, size });

beforeAll(async () => {
  server = await startWorkServer();
  await server.upload('other.csv', 'other');
  ({ task_id: id } = await server.ask<{ task_id: string }>('POST', TOOL, { status: 201, json: dataset }));
  const { upload_url: link } = await server.ask<{ upload_url: string }>('POST', object('a.csv'), {
    status: 201,
  });
  expect((await fetch(link, { method: 'PUT', body: 'checked' })).status).toBe(200);
  const upload = { status: 201, json: inParts('c.csv', 9) };
  const { id: parts } = await server.ask<{ id: string }>('POST', '/datains/api/part-uploads', upload);
  early = { link, parts };
  const json = { ...dataset, status: 'Finished' };
  expect(await server.ask('PUT', `${TOOL}/${id}`, { status: 200, json })).toMatchObject({
    status: 'Success',
  });
});
afterAll(() => server.close());

test('a finished data set gets no new token', async () => {
  const path = `${TOOL}/${id}/refresh-token`;
  expect(await server.ask('POST', path, { status: 409, json: dataset })).toMatchObject(REFUSAL);
  const headers = { 'accept-language': 'zh-CN' };
  expect(await server.ask('POST', path, { status: 409, json: dataset, headers })).toMatchObject({
    message: expect.stringContaining('数据集“prot_done”已完成'),
  });
});

test('its folder takes no file, by new links and by earlier ones', async () => {
  expect(await server.ask('POST', object('b.csv'), { status: 409 })).toMatchObject(REFUSAL);
  const late = await fetch(early.link, { method: 'PUT', body: 'changed' });
  expect([late.status, await late.json()]).toEqual([409, expect.objectContaining(REFUSAL)]);
  const uploads = '/datains/api/part-uploads';
  expect(await server.ask('POST', uploads, { status: 409, json: inParts('b.csv', 9) })).toMatchObject(
    REFUSAL,
  );
  expect(
    await server.ask('POST', `${uploads}/${early.parts}/completion`, { status: 409, json: {} }),
  ).toMatchObject(REFUSAL);
  expect(String(await server.read(`minio://users/${FOLDER}/a.csv`))).toBe('checked');
});

test('a transfer that began before the end of the data set stores nothing after it', async () => {
  const other = { ...dataset, name: 'prot_slow' };
  const { task_id: task } = await server.ask<{ task_id: string }>('POST', TOOL, { status: 201, json: other });
  await server.upload('prot_slow/proteomics/a.csv', 'checked');
  const { db, objects } = server.dependencies;
  const target = { bucket: 'users', key: 'data/researcher/prot_slow/proteomics/a.csv' };
  const store = storeUnlessFinished(db, (_upload, write) => write(10));
  const slow = store({ ...target, length: 4, maxBytes: 10 }, async (_maxBytes, check = async () => {}) => {
    const json = { ...other, status: 'Finished' };
    await server.ask('PUT', `${TOOL}/${task}`, { status: 200, json });
    return objects.put(target.bucket, target.key, checkedAtEnd(Readable.from(['late']), check));
  });
  await expect(slow).rejects.toMatchObject({ status: 409 });
  expect(String(await server.read(`minio://users/${target.key}`))).toBe('checked');
});

test('its folder takes no file by a move or a copy', async () => {
  const from = 'data/researcher/other.csv';
  const to = `${FOLDER}/other.csv`;
  const move = `${BUCKET}/object/move?key=${encodeURIComponent(from)}`;
  expect(await server.ask('POST', move, { status: 409, json: { to } })).toMatchObject(REFUSAL);
  const json = { action: 'copy', items: [{ from, to }] };
  expect(await server.ask('POST', `${BUCKET}/transfers`, { status: 200, json })).toMatchObject({
    data: [{ state: 'failed', ...REFUSAL }],
  });
});

test('a folder above it is not replaced, which would replace its files', async () => {
  await server.upload('other/proteomics/a.csv', 'other');
  const json = {
    action: 'move',
    on_conflict: 'replace',
    items: [{ from: 'data/researcher/other/', to: 'data/researcher/prot_done/' }],
  };
  expect(await server.ask('POST', `${BUCKET}/transfers`, { status: 200, json })).toMatchObject({
    data: [{ state: 'failed', ...REFUSAL }],
  });
});

test('folders beside it take files', async () => {
  await server.upload('prot_done/notes.txt', 'notes');
  const beside = `${BUCKET}/object?key=${encodeURIComponent('data/researcher/prot_done/rna/a.csv')}`;
  await server.ask('POST', beside, { status: 201 });
});

test('the lookup of a folder uses its index', async () => {
  const { db } = server.dependencies;
  const plan = await db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql<{ 'QUERY PLAN': string }>`explain select name from tasks where plugin_name = 'omics-dataset'
      and response #>> '{data,upload_link}' = 'minio://users/x/' and status = 'Finished'`.execute(
      transaction,
    );
  });
  expect(JSON.stringify(plan.rows)).toContain('tasks_by_upload_folder');
});
