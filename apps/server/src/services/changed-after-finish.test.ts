import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWorkServer, type WorkServer } from '../jobs/testing/work-server.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { openMemoryStore } from '../testing/memory-object-store.ts';

const TOOL = '/quartet-service/api/tool/omics-dataset';
const FOLDER = 'data/researcher/prot_s3/proteomics';
const STORE = '/datains/api/services/minio';
const BUCKET = `${STORE}/buckets/users`;
const dataset = {
  name: 'prot_s3',
  email: 'r@example.org',
  manager: 'researcher',
  data_type: 'proteomics',
  description: '',
};
const CHANGED =
  'The file "a.csv" was changed after its data set was finished, and what was checked is not there any more.';
const ADDED =
  'The file "late.csv" came into the folder after its data set was finished, and is not part of it.';

let server: WorkServer;
let id: string;
/** The store itself, as the holder of a temporary key writes to it. */
let store: ObjectStore;

const object = (name: string) => `${BUCKET}/object?key=${encodeURIComponent(`${FOLDER}/${name}`)}`;
const write = (name: string, text: string) => store.put('users', `${FOLDER}/${name}`, Readable.from([text]));
const check = () =>
  server.ask<{ status: string; msg: string }>('PUT', `${TOOL}/${id}`, {
    status: 200,
    json: { ...dataset, status: 'Finished' },
  });
const trash = async (name: string) => {
  const json = { keys: [`${FOLDER}/${name}`] };
  const { data } = await server.ask<{ data: { id: string }[] }>('POST', `${BUCKET}/trash`, {
    status: 200,
    json,
  });
  return data[0]?.id ?? '';
};
const restore = (entry: string) =>
  server.ask<{ data: { state: string; message?: string }[] }>('POST', `${STORE}/trash/restore`, {
    status: 200,
    json: { ids: [entry] },
  });

beforeAll(async () => {
  server = await startWorkServer({
    openStore: async (options) => {
      const opened = await openMemoryStore(options);
      store = opened.objects;
      return opened;
    },
  });
  ({ task_id: id } = await server.ask<{ task_id: string }>('POST', TOOL, { status: 201, json: dataset }));
  for (const name of ['a.csv', 'b.csv', 'gone.csv']) await write(name, `checked ${name}`);
});
afterAll(() => server.close());

test('a data set in a store with keys of its own is finished as it is', async () => {
  const before = await trash('gone.csv');
  expect(await check()).toMatchObject({ status: 'Success' });
  expect(await restore(before)).toMatchObject({
    data: [{ state: 'failed', message: expect.stringContaining('takes no more files') }],
  });
  const { download_url: link } = await server.ask<{ download_url: string }>('GET', object('b.csv'), {
    status: 200,
  });
  expect(await (await fetch(link)).text()).toBe('checked b.csv');
  expect(await check()).toMatchObject({ status: 'Success' });
});

test('a file that an earlier key changes is given out no more, by new links and by earlier ones', async () => {
  const { download_url: link } = await server.ask<{ download_url: string }>('GET', object('a.csv'), {
    status: 200,
  });
  await write('a.csv', 'changed');
  const read = await fetch(link);
  expect([read.status, await read.json()]).toEqual([404, expect.objectContaining({ message: CHANGED })]);
  expect(await server.ask('GET', object('a.csv'), { status: 404 })).toMatchObject({ message: CHANGED });
  await expect(server.read(`minio://users/${FOLDER}/a.csv`)).rejects.toThrow(CHANGED);
  const states = await server.ask('POST', `${BUCKET}/object-metas`, {
    status: 200,
    json: { keys: [`${FOLDER}/a.csv`, `${FOLDER}/b.csv`] },
  });
  expect(states).toMatchObject({ data: [{ state: 'missing' }, { state: 'present' }] });
});

test('a file that an earlier key adds is no part of the data set', async () => {
  await write('late.csv', 'late');
  expect(await server.ask('GET', object('late.csv'), { status: 404 })).toMatchObject({ message: ADDED });
});

test('a copy of it is refused too, and a check names both', async () => {
  const json = { action: 'copy', items: [{ from: `${FOLDER}/a.csv`, to: 'data/researcher/copy.csv' }] };
  expect(await server.ask('POST', `${BUCKET}/transfers`, { status: 200, json })).toMatchObject({
    data: [{ state: 'missing', message: CHANGED }],
  });
  const { status, msg } = await check();
  expect(status).toBe('Failed');
  expect(msg.split('\n').slice(0, 2)).toEqual([
    'CHANGED  a.csv is not the file that was there when the data set was finished',
    'CHANGED  late.csv is not the file that was there when the data set was finished',
  ]);
});

test('a file that a failing store does not move into the trash is the checked one still', async () => {
  const list = vi.spyOn(store, 'list');
  const move = vi.spyOn(store, 'move').mockImplementation(() => {
    list.mockRejectedValue(new Error('away'));
    return Promise.reject(new Error('away'));
  });
  const json = { keys: [`${FOLDER}/b.csv`] };
  await server.ask('POST', `${BUCKET}/trash`, { status: 500, json });
  move.mockRestore();
  list.mockRestore();
  await server.ask('GET', object('b.csv'), { status: 200 });
});

test('a file comes back from the trash as the checked one, and a changed one does not', async () => {
  const [checked, changed] = [await trash('b.csv'), await trash('a.csv')];
  await write('b.csv', 'other');
  expect(await server.ask('GET', object('b.csv'), { status: 404 })).toMatchObject({
    message: expect.stringContaining('"b.csv" was changed after'),
  });
  await store.delete('users', `${FOLDER}/b.csv`);
  for (const entry of [checked, changed])
    expect(await restore(entry)).toMatchObject({ data: [{ state: 'done' }] });
  await server.ask('GET', object('b.csv'), { status: 200 });
  expect(await server.ask('GET', object('a.csv'), { status: 404 })).toMatchObject({ message: CHANGED });
});
