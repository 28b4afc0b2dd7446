import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FinishedFiles } from '../objects/finished/finished-files.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { TRASH_BUCKET } from '../trash/trash.ts';
import { checkStorage } from './check-storage.ts';
import { differenceLines } from './difference-lines.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('folders without an owner, and uploads without a record or without parts, are named; what belongs together is not', async () => {
  const { config, db, objects, parts, uploads } = server.dependencies;
  const caller = (await server.dependencies.callers.find(await server.signIn('researcher')))!.caller;
  const write = (bucket: string, key: string) => objects.put(bucket, key, Readable.from(['x']));
  await write('users', 'data/researcher/a.txt');
  expect(differenceLines(await checkStorage(server.dependencies))).toEqual([]);

  for (const [bucket, key] of [
    ['users', 'data/gone/a.txt'],
    ['tservice', 'nobody/a.txt'],
    ['projects', 'deleted/a.txt'],
  ] as const)
    await write(bucket, key);
  await uploads.inParts.begin(caller, { bucket: 'users', key: 'data/researcher/kept', size: 5 });
  const lost = await uploads.inParts.begin(caller, { bucket: 'users', key: 'data/researcher/lost', size: 5 });
  await parts.abort({ bucket: 'users', key: lost.key, storeId: lost.store_id });
  await parts.begin({ bucket: 'users', key: 'data/researcher/unknown', size: 5, partBytes: 5 });
  const nameless = `parts/${randomUUID()}`;
  await mkdir(join(config.paths.objectsDir, nameless));
  const found = await checkStorage({ db, objects, parts });
  expect(found).toEqual({
    missing: [],
    orphans: ['minio://projects/deleted/', 'minio://tservice/nobody/', 'minio://users/data/gone/'],
    lostTrash: [],
    changedFiles: [],
    unknownUploads: ['minio://users/data/researcher/unknown', nameless],
    lostUploads: ['minio://users/data/researcher/lost'],
  });
  expect(differenceLines(found)).toContain('  minio://users/data/gone/');
});

test('entries of the trash without content are named, those that can be restored are not', async () => {
  const { objects, trash } = server.dependencies;
  const put = async (key: string) => {
    await objects.put('users', key, Readable.from(['x']));
    return trash.put({ bucket: 'users', key }, 'researcher');
  };
  await put('data/researcher/restorable.txt');
  const lost = await put('data/researcher/lost.txt');
  await objects.delete(TRASH_BUCKET, `${lost}/`);
  const { lostTrash, orphans } = await checkStorage(server.dependencies);
  expect(lostTrash).toEqual(['minio://users/data/researcher/lost.txt']);
  expect(orphans.filter((link) => link.startsWith('minio://trash/'))).toEqual([]);
});

test('files of a finished data set that changed or were added are named, the others and those in the trash are not', async () => {
  const { db, objects, trash } = server.dependencies;
  const folder = { bucket: 'users', key: 'data/researcher/run_1/proteomics/' };
  const write = (name: string, text: string) =>
    objects.put(folder.bucket, `${folder.key}${name}`, Readable.from([text]));
  for (const name of ['same.csv', 'changed.csv', 'deleted.csv']) await write(name, 'checked');
  const finished = new FinishedFiles(db);
  const { entries } = await objects.list({
    bucket: folder.bucket,
    prefix: folder.key,
    delimiter: '',
    page: 1,
    perPage: 10,
  });
  await db.transaction().execute((transaction) => finished.record(transaction, folder, entries));
  expect((await checkStorage(server.dependencies)).changedFiles).toEqual([]);
  await write('changed.csv', 'another content');
  await write('added.csv', 'later');
  await trash.put({ bucket: 'users', key: `${folder.key}deleted.csv` }, 'researcher');
  expect((await checkStorage(server.dependencies)).changedFiles).toEqual([
    'minio://users/data/researcher/run_1/proteomics/added.csv',
    'minio://users/data/researcher/run_1/proteomics/changed.csv',
  ]);
});
