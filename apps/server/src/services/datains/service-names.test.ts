import { expect, test } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { serviceNames } from './service-names.ts';

test('the name of the service is that of the store behind it', () => {
  expect(serviceNames(readConfig({}))).toEqual({ minio: { 'en-US': 'Local', 'zh-CN': '本地' } });
  const s3 = readConfig({
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'portal',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  expect(serviceNames(s3)).toEqual({ minio: { 'en-US': 'S3 store', 'zh-CN': 'S3 存储' } });
});
