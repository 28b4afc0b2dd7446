import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { FolderObjectStore } from '../objects/folder-object-store.ts';
import { GatewayLinks } from '../objects/gateway-links.ts';
import { LinkSigner } from '../objects/signed-links.ts';
import { backUp } from './back-up.ts';
import { compareStore } from './compare-store.ts';
import { LOCAL_DISK } from './file-tree.ts';
import { copyObjects } from './object-copies.ts';
import { listObjects } from './object-list.ts';
import { restore } from './restore.ts';

const S3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
};
const LONG_KEY = `${'folder/'.repeat(60)}${'名'.repeat(40)}.txt`;
const KEYS = ['a/1.txt', 'a/é 2.txt', LONG_KEY];

let folder: string;
let objects: FolderObjectStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'object-copies-'));
  await mkdir(join(folder, 'data/records'), { recursive: true });
  await writeFile(join(folder, 'data/records/PG_VERSION'), '17\n');
  objects = await newStore('bucket');
  for (const key of KEYS) await put('users', key, `content of ${key}`);
  await put('tservice', 'r.json', '{}');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A folder in place of the S3 store, which needs a network. */
async function newStore(name: string): Promise<FolderObjectStore> {
  const signer = new LinkSigner('a secret', '/storage');
  const links = new GatewayLinks({ signer, linkSeconds: 1, maxUploadBytes: 9 });
  return new FolderObjectStore({ root: join(folder, name), links });
}
async function put(bucket: string, key: string, content: string) {
  await objects.ensureBucket(bucket);
  await objects.put(bucket, key, Readable.from([content]));
}
const optionsFor = (store: FolderObjectStore) => ({
  programs: undefined,
  withFiles: true,
  openStore: async () => ({ objects: store, close: () => undefined }),
});
const configOf = (dataDir: string) => readConfig({ DATA_DIR: join(folder, dataDir), ...S3 });

test('a site with files in S3 is destroyed, and its backup brings all files back', async () => {
  const { folder: backup } = await backUp(configOf('data'), folder, optionsFor(objects));
  await rm(join(folder, 'bucket'), { recursive: true });
  const empty = await newStore('new-bucket');
  await restore(configOf('restored'), backup, optionsFor(empty));
  expect(await compareStore(configOf('restored'), backup, optionsFor(empty))).toEqual({
    objects: 4,
    missing: [],
    different: [],
    putBack: 4,
  });
  for (const key of KEYS) expect(await text(await empty.open('users', key))).toBe(`content of ${key}`);
  expect(await text(await empty.open('tservice', 'r.json'))).toBe('{}');
});

test('a restore overwrites no file of the bucket, and names one whose copy is lost', async () => {
  const { folder: backup } = await backUp(configOf('data'), folder, optionsFor(objects));
  await put('users', 'a/1.txt', 'newer');
  await objects.delete('users', 'a/é 2.txt');
  await objects.delete('tservice', 'r.json');
  await rm(join(backup, 'objects'), { recursive: true });
  expect(await compareStore(configOf('data'), backup, optionsFor(objects))).toEqual({
    objects: 4,
    missing: ['minio://tservice/r.json', 'minio://users/a/é 2.txt'],
    different: ['minio://users/a/1.txt'],
    putBack: 0,
  });
  expect(await text(await objects.open('users', 'a/1.txt'))).toBe('newer');
});

test('a later pass copies what is new, and an object that is deleted meanwhile is left out', async () => {
  const copied = new Map<string, string | null>();
  const target = { folder: join(folder, 'copies'), copied, disk: LOCAL_DISK };
  await copyObjects(objects, await listObjects(objects), target);
  const first = new Map(copied);
  await put('users', 'a/1.txt', 'changed');
  await put('users', 'gone.txt', 'x');
  const opened: string[] = [];
  const open = objects.open.bind(objects);
  objects.open = async (bucket, key) => {
    opened.push(key);
    if (key === 'gone.txt') await objects.delete(bucket, key);
    return open(bucket, key);
  };
  await copyObjects(objects, await listObjects(objects), target);
  expect(opened.toSorted()).toEqual(['a/1.txt', 'gone.txt']);
  expect([...copied.keys()].toSorted()).toEqual([...first.keys()].toSorted());
  expect(copied.get('minio://users/a/1.txt')).not.toBe(first.get('minio://users/a/1.txt'));
});

test('a disk without the space for the files is found before anything is copied, and nothing is left', async () => {
  const disk = { ...LOCAL_DISK, freeBytes: async () => 20 };
  await expect(backUp(configOf('data'), folder, { ...optionsFor(objects), disk })).rejects.toThrow(
    /has 20 bytes free, and at least \d+ bytes are needed/,
  );
  expect((await readdir(folder)).filter((name) => name.startsWith('omics-portal-'))).toEqual([]);
});

test('a store that breaks off leaves no backup, and no work behind', async () => {
  objects.open = async () => {
    throw new Error('the connection was cut');
  };
  await expect(backUp(configOf('data'), folder, optionsFor(objects))).rejects.toThrow(
    'the connection was cut',
  );
  expect((await readdir(folder)).toSorted()).toEqual(['bucket', 'data']);
});

test('a copy without the option has no files', async () => {
  const { folder: backup } = await backUp(configOf('data'), folder, {
    ...optionsFor(objects),
    withFiles: false,
  });
  expect((await readdir(backup)).toSorted()).toEqual(['backup.json', 'objects.jsonl', 'records']);
  expect(JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'))).toMatchObject({ bucket: 'files' });
});
