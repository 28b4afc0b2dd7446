import { expect, test } from 'vitest';
import { readInputLink } from './input-link.ts';

const objects = {
  buckets: async () => ['tservice', 'users'].map((name) => ({ name, created: new Date(0) })),
  localPath: (bucket: string, key: string) => `/data/buckets/${bucket}${key === '' ? '' : `/${key}`}`,
};

test.each([
  ['minio://tservice/ada/data.csv', 'minio://tservice/ada/data.csv'],
  ['file:///data/buckets/tservice/ada/data.csv', 'minio://tservice/ada/data.csv'],
  ['file:///data/buckets/users/data/ada/..a.csv', 'minio://users/data/ada/..a.csv'],
  ['file:///data/buckets/tservice/../users/data/ada/a.csv', 'minio://users/data/ada/a.csv'],
])('%s is %s', async (link, expected) => {
  expect(await readInputLink(objects, 'data_file', link)).toBe(expected);
});

test.each([
  'file:///etc/passwd',
  'file:///data/buckets/tservice',
  'file:///data/buckets/tservice/../../secret',
  'file:///data/buckets/tservice-2/a.csv',
  'file:///%2fetc',
  'file://host/share',
  'oss://bucket/a.csv',
  'http://example.org/a.csv',
])('%s is refused', async (link) => {
  await expect(readInputLink(objects, 'data_file', link)).rejects.toMatchObject({
    status: 400,
    details: [{ field: 'data_file' }],
  });
});
