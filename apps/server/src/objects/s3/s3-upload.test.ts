import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBucket } from './s3-bucket.ts';
import { putEmpty } from './s3-upload.ts';

const heard: { path: string | undefined; headers: IncomingHttpHeaders }[] = [];
const store = createServer(({ url, headers }, response) => {
  heard.push({ path: url, headers });
  response.end();
});

beforeAll(() => new Promise<void>((done) => store.listen(0, '127.0.0.1', done)));
afterAll(() => store.close());

test('an object without content is sent with its length, and without a warning of the client', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { port } = store.address() as AddressInfo;
  const key = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const s3 = openBucket({
    endpoint: `http://127.0.0.1:${port}`,
    publicEndpoint: undefined,
    sts: undefined,
    region: 'us-east-1',
    bucket: 'portal',
    forcePathStyle: true,
    key,
    uploadKey: key,
  });
  await putEmpty(s3, 'buckets/users/');
  expect(heard.map(({ path, headers }) => [path?.split('?')[0], headers['content-length']])).toEqual([
    ['/portal/buckets/users/', '0'],
  ]);
  expect(warn).not.toHaveBeenCalled();
  s3.client.destroy();
  warn.mockRestore();
});
