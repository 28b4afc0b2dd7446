import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';
import { publicOriginOf, type S3Settings } from './s3-settings.ts';

const STORE = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'portal',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hidden',
};

test('there is no S3 store without a variable', () => {
  expect(readConfig({}).s3).toBeUndefined();
});

test('an S3 store has defaults', () => {
  const key = { accessKeyId: 'id', secretAccessKey: 'hidden' };
  expect(readConfig(STORE).s3).toEqual({
    endpoint: 'https://s3.example.org',
    publicEndpoint: 'https://s3.example.org',
    region: 'us-east-1',
    bucket: 'portal',
    key,
    uploadKey: key,
    forcePathStyle: true,
    sts: undefined,
  });
});

test('an S3 store has settings of its own, and several servers may use it', () => {
  const config = readConfig({
    ...STORE,
    DATABASE_URL: 'postgres://db/portal',
    DATA_DIR: '/srv/a',
    S3_REGION: 'eu-central-1',
    S3_FORCE_PATH_STYLE: '0',
    S3_PUBLIC_ENDPOINT: 'https://files.example.org',
    S3_UPLOAD_ACCESS_KEY_ID: 'upload',
    S3_UPLOAD_SECRET_ACCESS_KEY: 'other',
  });
  expect(config.s3).toMatchObject({
    publicEndpoint: 'https://files.example.org',
    region: 'eu-central-1',
    uploadKey: { accessKeyId: 'upload', secretAccessKey: 'other' },
    forcePathStyle: false,
  });
  expect(config).toMatchObject({ sharesDatabase: true, paths: { runsDir: '/srv/a/runs' } });
});

test.each([
  [{}, 'https://s3.example.org'],
  [{ S3_FORCE_PATH_STYLE: '0' }, 'https://portal.s3.example.org'],
  [{ S3_PUBLIC_ENDPOINT: 'http://10.0.0.7:9000' }, 'http://10.0.0.7:9000'],
  [{ S3_PUBLIC_ENDPOINT: 'off' }, undefined],
])('browsers with %j use the origin %s', (environment, origin) => {
  expect(publicOriginOf(readConfig({ ...STORE, ...environment }).s3 as S3Settings)).toBe(origin);
});

test('a role gives temporary keys, at the store or at a service of its own', () => {
  const role = { ...STORE, S3_STS_ROLE_ARN: 'arn:aws:iam:::role/upload' };
  expect(readConfig(role).s3?.sts).toEqual({
    roleArn: 'arn:aws:iam:::role/upload',
    endpoint: 'https://s3.example.org',
    seconds: 3600,
  });
  const own = { S3_STS_ENDPOINT: 'https://sts.example.org', S3_STS_SECONDS: '43200' };
  expect(readConfig({ ...role, ...own }).s3?.sts).toMatchObject({
    endpoint: 'https://sts.example.org',
    seconds: 43_200,
  });
});

test.each([
  [{ S3_BUCKET: 'portal' }, /^S3_BUCKET is set and S3_ENDPOINT is not/],
  [{ S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'x' }, /^S3_ACCESS_KEY_ID is set and S3_ENDPOINT is not/],
  [{ ...STORE, S3_ENDPOINT: 's3.example.org' }, /^S3_ENDPOINT must be an address like/],
  [{ ...STORE, S3_ENDPOINT: 'https://s3.example.org/portal' }, /^S3_ENDPOINT must be .*without a path/],
  [{ ...STORE, S3_PUBLIC_ENDPOINT: 'files' }, /^S3_PUBLIC_ENDPOINT must be an address like/],
  [{ ...STORE, S3_BUCKET: '' }, /^S3_ENDPOINT is set and S3_BUCKET is not/],
  [{ ...STORE, S3_BUCKET: 'The_Portal' }, /^S3_BUCKET must have .*it is "The_Portal"/],
  [{ ...STORE, S3_SECRET_ACCESS_KEY: '' }, /^S3_ACCESS_KEY_ID is set and S3_SECRET_ACCESS_KEY is not/],
  [
    { ...STORE, S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
    /set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to a key/,
  ],
  [{ ...STORE, S3_UPLOAD_ACCESS_KEY_ID: 'id' }, /S3_UPLOAD_SECRET_ACCESS_KEY is not/],
  [
    { ...STORE, S3_STS_ROLE_ARN: 'arn:aws:iam:::role/upload', S3_PUBLIC_ENDPOINT: 'off' },
    /^S3_STS_ROLE_ARN is set and S3_PUBLIC_ENDPOINT is off/,
  ],
  [{ ...STORE, S3_STS_SECONDS: '60' }, /^S3_STS_SECONDS must be a whole number from 900 to 43200/],
  [{ ...STORE, OBJECTS_DIR: '/mnt/files' }, /OBJECTS_DIR and S3_ENDPOINT both name a store/],
])('%j is refused with the name of the variable, and without a secret', (environment, message) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(message);
  expect(read).not.toThrow('hidden');
});
