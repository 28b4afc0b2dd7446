import { Readable } from 'node:stream';
import { HeadObjectCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { S3Settings } from '../../config/s3-settings.ts';
import { freePort } from '../../testing/free-port.ts';
import type { StoreOptions } from '../open-store.ts';
import { describeObjectStore } from '../testing/object-store-contract.ts';
import { digestsOf } from '../testing/store-under-test.ts';
import { serveStore, type ServedStore } from '../testing/serve-store.ts';
import { openS3Store } from './open-s3-store.ts';
import { openBucket, type S3Bucket } from './s3-bucket.ts';
import { copyKey } from './s3-copy.ts';
import { radosgwSettings, storeIn } from './testing/radosgw-store.ts';
import { uploadLinkProblem } from './upload-link-probe.ts';

describeObjectStore('S3 (radosgw)', () =>
  serveStore((signer, links) => storeIn(radosgwSettings('contract'), signer, links)),
);

/** Least size of a part, in bytes. */
const PART_BYTES = 5 * 1024 * 1024;

let served: ServedStore;
let settings: S3Settings;
let s3: S3Bucket;

beforeAll(async () => {
  settings = radosgwSettings('own');
  served = await serveStore((signer, links) => storeIn(settings, signer, links));
  s3 = openBucket(settings);
  await served.objects.ensureBucket('users');
});
afterAll(() => served.close());

const uploadsInParts = async () => {
  const { Uploads = [] } = await s3.client.send(new ListMultipartUploadsCommand({ Bucket: s3.name }));
  return Uploads.map(({ Key }) => Key);
};

test('gives links to the store where it holds them to the rules, and to this server elsewhere', async () => {
  const { objects } = served;
  const links = {
    download: await objects.presignGet('users', 'a.html'),
    'known size': await objects.presignPut('users', 'a.html', { length: 5 }),
    'with a quota': await objects.presignPut('users', 'a.html', { length: 5, throughServer: true }),
    'unknown size': await objects.presignPut('users', 'a.html'),
    'too large for one request': await objects.presignPut('users', 'a.html', {
      length: 6 * 1024 ** 3,
      maxBytes: 7 * 1024 ** 3,
    }),
    shown: await objects.presignGet('users', 'a.html', { inline: true }),
  };
  const hosts = Object.entries(links).map(([name, link]) => [name, link.startsWith(settings.endpoint)]);
  expect(Object.fromEntries(hosts)).toEqual({
    download: true,
    'known size': true,
    'with a quota': false,
    'unknown size': false,
    'too large for one request': false,
    shown: false,
  });
});

test('finds out that a link for an upload can copy other objects, unless its key may only write', async () => {
  const { key, uploadKey } = settings;
  expect(await uploadLinkProblem(s3, openBucket(settings, { key }))).toMatch(
    /lets the holder of a link copy any object.*S3_UPLOAD_ACCESS_KEY_ID/,
  );
  expect(await uploadLinkProblem(s3, openBucket(settings, { key: uploadKey }))).toBeUndefined();
  const wrong = { ...uploadKey, secretAccessKey: 'wrong' };
  expect(await uploadLinkProblem(s3, openBucket(settings, { key: wrong }))).toMatch(/status 403/);
});

test('does not believe digests that an upload by a link brings', async () => {
  const link = await served.objects.presignPut('users', 'forged.txt', { length: 4 });
  const { md5, sha256 } = digestsOf('else');
  const headers = { 'x-amz-meta-md5': md5, 'x-amz-meta-sha256': sha256, 'x-amz-meta-seal': 'x' };
  expect((await fetch(link, { method: 'PUT', body: 'real', headers })).status).toBe(200);
  const stored = await s3.client.send(
    new HeadObjectCommand({ Bucket: s3.name, Key: 'buckets/users/forged.txt' }),
  );
  expect(stored.Metadata).toEqual({ md5, sha256, seal: 'x' });
  expect(await served.objects.head('users', 'forged.txt')).toMatchObject({
    md5: digestsOf('real').md5,
    sha256: null,
  });
  expect(await served.objects.digests('users', 'forged.txt')).toEqual(digestsOf('real'));
});

test('copies a large object in parts, and leaves none of a failed copy or upload', async () => {
  const content = Buffer.alloc(2 * PART_BYTES + 7, 'ACGT');
  await served.objects.put('users', 'whole.bin', Readable.from([content]));
  await copyKey(s3, 'buckets/users/whole.bin', 'buckets/users/copy of.bin', PART_BYTES);
  expect(await served.objects.digests('users', 'copy of.bin')).toEqual(digestsOf(content));
  async function* broken(): AsyncGenerator<Buffer> {
    yield content;
    throw new Error('The connection was lost.');
  }
  await expect(served.objects.put('users', 'broken.bin', Readable.from(broken()))).rejects.toThrow(
    'The connection was lost.',
  );
  await expect(
    copyKey(s3, 'buckets/users/whole.bin', 'buckets/users/small parts', PART_BYTES - 1),
  ).rejects.toThrow();
  expect(await uploadsInParts()).toEqual([]);
});

test('reads its own addresses only', async () => {
  const { objects } = served;
  const object = { bucket: 'users', key: 'data/a b.csv' };
  expect(await objects.locate(`s3://own/buckets/users/data/a b.csv`)).toEqual(object);
  for (const address of ['s3://other/buckets/users/a', 's3://own/buckets/none/a', 's3://own/store-id', '/a'])
    expect(await objects.locate(address)).toBeUndefined();
});

test.each<[string, Partial<S3Settings>, RegExp]>([
  ['a bucket that does not exist', { bucket: 'none' }, /There is no bucket "none" at http.*create it/],
  [
    'a wrong key',
    { key: { accessKeyId: 'none', secretAccessKey: 'none' } },
    /refuses the bucket "own" to this server: check S3_ACCESS_KEY_ID/,
  ],
])('says at start what is wrong with %s', async (_name, wrong, sentence) => {
  await expect(openS3Store({} as StoreOptions, { ...settings, ...wrong })).rejects.toThrow(sentence);
});

test('says at start that nothing answers, and is away from then on', async () => {
  const away = { ...settings, endpoint: `http://127.0.0.1:${await freePort()}` };
  await expect(openS3Store({} as StoreOptions, away)).rejects.toThrow(
    /does not answer \(.*ECONNREFUSED.*\): start it, or set S3_ENDPOINT/,
  );
});
