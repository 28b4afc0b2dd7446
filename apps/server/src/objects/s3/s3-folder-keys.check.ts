import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  CopyObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { uploadCommands } from '../upload-commands.ts';
import { folderKeyProblem } from './folder-key-probe.ts';
import { openFolderKeys } from './open-folder-keys.ts';
import { openBucket, type S3Bucket } from './s3-bucket.ts';
import { S3FolderKeys } from './s3-folder-keys.ts';
import { createBucket, radosgwSettings } from './testing/radosgw-store.ts';

const FOLDER = { bucket: 'users', key: 'data/ada/rna_run1/transcriptomics/' };
const PREFIX = `buckets/users/${FOLDER.key}`;
const base = radosgwSettings('temporary-keys');
const sts = { roleArn: inject('radosgw').roleArn, endpoint: base.endpoint, seconds: 900 };
const settings = { ...base, sts };
const keys = new S3FolderKeys(settings, sts);
let s3: S3Bucket;

beforeAll(async () => {
  s3 = await createBucket(settings);
});
afterAll(() => {
  keys.close();
  s3.client.destroy();
});

const issued = async () => {
  const key = await keys.issue(FOLDER, 'portal-test');
  if (key === undefined) throw new Error('There is no key.');
  return key;
};
const Bucket = settings.bucket;
const put = (Key: string) => new PutObjectCommand({ Bucket, Key, Body: 'x' });
const refused = { $metadata: { httpStatusCode: 403 } };

test('a key writes, reads and lists its folder, until it expires', async () => {
  const key = await issued();
  expect(Math.abs(key.expiration.getTime() - Date.now() - 900_000)).toBeLessThan(30_000);
  const { client } = openBucket(settings, { key });
  await client.send(put(`${PREFIX}a.txt`));
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: `${PREFIX}a.txt` }));
  expect(await Body?.transformToString()).toBe('x');
  const { Contents } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: PREFIX }));
  expect(Contents?.map(({ Key }) => Key)).toEqual([`${PREFIX}a.txt`]);
});

test('a key does nothing outside its folder', async () => {
  const other = 'buckets/users/data/eve/secret.txt';
  await s3.client.send(put(other));
  const { client } = openBucket(settings, { key: await issued() });
  await expect(client.send(put('buckets/users/data/ada/other.txt'))).rejects.toMatchObject({
    cause: refused,
  });
  await expect(client.send(put(`buckets/users/data/ada/rna_run1/x`))).rejects.toMatchObject({
    cause: refused,
  });
  await expect(client.send(new GetObjectCommand({ Bucket, Key: other }))).rejects.toMatchObject({
    cause: refused,
  });
  await expect(client.send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject({ cause: refused });
  const copy = new CopyObjectCommand({ Bucket, Key: `${PREFIX}copy`, CopySource: `${Bucket}/${other}` });
  await expect(client.send(copy)).rejects.toMatchObject({ cause: refused });
});

test('a folder whose name a policy would read as a pattern has no key', async () => {
  expect(await keys.issue({ bucket: 'users', key: 'data/a*/run/' }, 'portal-test')).toBeUndefined();
});

test.each(['rclone', 'aws'] as const)('the command for %s uploads a folder', async (tool) => {
  const folder = mkdtempSync(join(tmpdir(), 'temporary-keys-'));
  mkdirSync(join(folder, tool));
  writeFileSync(join(folder, tool, 'it is é.txt'), tool);
  const grant = { url: 'http://portal.invalid/', query: '', expiration: new Date() };
  const { command = '' } = uploadCommands(grant, await issued()).find((one) => one.tool === tool) ?? {};
  await promisify(execFile)('sh', ['-c', command], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
  });
  rmSync(folder, { recursive: true });
  const { Body } = await s3.client.send(
    new GetObjectCommand({ Bucket, Key: `${PREFIX}${tool}/it is é.txt` }),
  );
  expect(await Body?.transformToString()).toBe(tool);
});

test('a store that honours session policies is used, and one that does not is named', async () => {
  const printed: string[] = [];
  const opened = await openFolderKeys(s3, settings, (line) => printed.push(line));
  opened?.close();
  expect([opened?.seconds, printed]).toEqual([900, []]);
  const whole = async () => ({ ...(await issued()), ...base.key, sessionToken: '' });
  expect(await folderKeyProblem(s3, settings, { issueBelow: whole })).toMatch(/writes outside its folder/);
  const { Contents } = await s3.client.send(new ListObjectsV2Command({ Bucket, Prefix: 'key-probe/' }));
  expect(Contents).toBeUndefined();
});

test('without the right to assume the role there are no keys, and a sentence says why', async () => {
  const printed: string[] = [];
  const wrong = { ...settings, sts: { ...sts, roleArn: 'arn:aws:iam:::role/none' } };
  expect(await openFolderKeys(s3, wrong, (line) => printed.push(line))).toBeUndefined();
  expect(printed.join()).toMatch(
    /^Data sets have no temporary S3 keys, and upload through this server: .*makes no temporary key/,
  );
});
