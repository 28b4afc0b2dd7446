import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { readSiteSecret, secretFile } from './site-secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const settings = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: folder, ...environment });

test('the first start creates a file for its user alone, which later starts and servers read', async () => {
  const secrets = await Promise.all([readSiteSecret(settings()), readSiteSecret(settings())]);
  const path = join(folder, 'objects/identity.secret');
  expect(secrets[0]).toEqual({ text: expect.stringMatching(/^[\w-]{43}$/), source: path });
  expect(secrets[1]).toEqual(secrets[0]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('IDENTITY_SECRET with the text of the file is the same secret, and needs no file', async () => {
  const { text } = await readSiteSecret(settings());
  await rm(secretFile(settings()));
  expect(await readSiteSecret(settings({ IDENTITY_SECRET: text }))).toEqual({
    text,
    source: 'IDENTITY_SECRET',
  });
  await expect(readFile(secretFile(settings()))).rejects.toThrow(/ENOENT/);
});

test('with S3 the file is in the data folder', () => {
  const s3 = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(secretFile(settings(s3))).toBe(join(folder, 'identity.secret'));
});

test('a file that was cut off is named with the remedy', async () => {
  await readSiteSecret(settings());
  await writeFile(secretFile(settings()), '');
  await expect(readSiteSecret(settings())).rejects.toThrow(
    /identity\.secret does not have.*restore it from a backup/,
  );
});
