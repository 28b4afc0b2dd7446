import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { StoreFailure } from '../http/store-failure.ts';
import { FolderObjectStore } from '../objects/folder-object-store.ts';
import { GatewayLinks } from '../objects/gateway-links.ts';
import { LinkSigner } from '../objects/signed-links.ts';
import { backUp } from './back-up.ts';
import { compareStore, listDifferenceLines } from './compare-store.ts';
import { restore } from './restore.ts';

const STORE = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};

let folder: string;
let objects: FolderObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'object-list-'));
  await mkdir(join(folder, 'data/records'), { recursive: true });
  await writeFile(join(folder, 'data/records/PG_VERSION'), '17\n');
  const links = new GatewayLinks({
    signer: new LinkSigner('a secret', '/storage'),
    linkSeconds: 1,
    maxUploadBytes: 9,
  });
  objects = new FolderObjectStore({ root: join(folder, 'bucket'), links });
  for (const bucket of ['users', 'tservice', 'empty']) await objects.ensureBucket(bucket);
  for (const key of ['a/1.txt', 'a/é 2.txt', 'b.txt']) await put('users', key, key);
  await put('tservice', 'r.json', '{}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (bucket: string, key: string, text: string) => objects.put(bucket, key, Readable.from([text]));
/** A folder in place of the S3 store, which needs a network. */
const options = { programs: undefined, openStore: async () => ({ objects, close: () => undefined }) };
const configOf = (dataDir: string) => readConfig({ DATA_DIR: join(folder, dataDir), ...STORE });
const made = async () => (await backUp(configOf('data'), folder, options)).folder;

test('a backup has a list of the files in S3, and a restore finds all of them', async () => {
  const backup = await made();
  const lines = (await readFile(join(backup, 'objects.jsonl'), 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { bucket: 'tservice', key: 'r.json', size: 2, etag: expect.any(String) },
    { bucket: 'users', key: 'a/1.txt', size: 7, etag: expect.any(String) },
    { bucket: 'users', key: 'a/é 2.txt', size: 10, etag: expect.any(String) },
    { bucket: 'users', key: 'b.txt', size: 5, etag: expect.any(String) },
    { objects: 4 },
  ]);
  await restore(configOf('restored'), backup, options);
  await put('users', 'new.txt', 'later');
  const differences = await compareStore(configOf('restored'), backup, options);
  expect(differences).toEqual({ objects: 4, missing: [], different: [], putBack: 0 });
  expect(differences && listDifferenceLines(differences)).toEqual([
    'All files of the backup are in the bucket (4).',
  ]);
});

test('files that are missing or differ are named', async () => {
  const backup = await made();
  await put('users', 'b.txt', 'other');
  await objects.delete('users', 'a/');
  await rm(join(folder, 'bucket/buckets/tservice'), { recursive: true });
  const differences = await compareStore(configOf('data'), backup, options);
  expect(differences && listDifferenceLines(differences)).toEqual([
    'Files of the backup: 4; missing in the bucket: 3; with another content: 1.',
    '  missing  minio://tservice/r.json',
    '  missing  minio://users/a/1.txt',
    '  missing  minio://users/a/é 2.txt',
    '  different  minio://users/b.txt',
  ]);
});

test('a list that was cut off is refused, and a backup without one is not compared', async () => {
  const backup = await made();
  const list = join(backup, 'objects.jsonl');
  const [first = ''] = (await readFile(list, 'utf8')).split('\n');
  await writeFile(list, `${first}\n`);
  await expect(compareStore(configOf('data'), backup, options)).rejects.toThrow(/is damaged: it has no end/);
  await rm(list);
  expect(await compareStore(configOf('data'), backup, options)).toBeUndefined();
});

test('a store that does not answer ends a backup with its sentence, and leaves nothing', async () => {
  const away = { buckets: () => Promise.reject(new StoreFailure('away', 'The store is away.')) };
  const openStore = async () => ({
    objects: Object.assign(Object.create(objects), away) as typeof objects,
    close: () => undefined,
  });
  await expect(backUp(configOf('data'), folder, { programs: undefined, openStore })).rejects.toThrow(
    /^The store is away\.$/,
  );
});

test('the report names a hundred files of a kind at most', () => {
  const missing = Array.from({ length: 120 }, (_, index) => `minio://users/${index}`);
  const lines = listDifferenceLines({ objects: 200, missing, different: [], putBack: 0 });
  expect([lines.length, lines.at(-1)]).toEqual([102, '  missing  and 20 more']);
});
