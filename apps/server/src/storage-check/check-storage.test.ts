import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { checkStorage } from './check-storage.ts';
import { differenceLines } from './difference-lines.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('folders without an owner, and uploads without a record or without parts, are named; what belongs together is not', async () => {
  const { db, objects, parts, uploads } = server.dependencies;
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
  const found = await checkStorage({ db, objects, parts });
  expect(found).toEqual({
    missing: [],
    orphans: ['minio://projects/deleted/', 'minio://tservice/nobody/', 'minio://users/data/gone/'],
    unknownUploads: ['minio://users/data/researcher/unknown'],
    lostUploads: ['minio://users/data/researcher/lost'],
  });
  expect(differenceLines(found)).toContain('  minio://users/data/gone/');
});
