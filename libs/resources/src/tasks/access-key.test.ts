import { anUploadToken } from '@omics-portal/api-mocks';
import { expect, test } from 'vitest';
import { readAccessKey } from './access-key';

test('the fields of the response are renamed, none is added or lost', () => {
  expect(readAccessKey(anUploadToken(), 12)).toEqual({
    kind: 's3',
    uploadPath: 'minio://users/data/ada/rna_run1/transcriptomics/',
    region: 'us-east-1',
    durationHours: 12,
    expiration: '2022-05-20T12:00:00Z',
    accessKey: 'example-key-id',
    accessSecret: 'example-secret',
    stsToken: 'example-token',
    authorizedCode: 'ZXhhbXBsZQ==',
    endpoint: 'https://s3.example.org',
    bucketPath: 'portal/buckets/users/data/ada/rna_run1/transcriptomics/',
    commands: [
      { tool: 'curl', command: 'curl --upload-file' },
      { tool: 'rclone', command: 'rclone copy .' },
      { tool: 'aws', command: 'aws s3 cp .' },
    ],
  });
});

test('the key of a server that says no more is one of an S3 store without commands', () => {
  const { osspath, region, expiration, id, secret, stoken } = anUploadToken().sts_token;
  const sts_token = { osspath, region, expiration, id, secret, stoken };
  expect(readAccessKey({ sts_token, authorization_code: 'ZQ==' }, null)).toMatchObject({
    kind: 's3',
    endpoint: null,
    bucketPath: null,
    commands: [],
  });
});
