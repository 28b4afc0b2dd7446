import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderObjectStore } from '../../objects/folder-object-store.ts';
import { GatewayLinks } from '../../objects/gateway-links.ts';
import { LinkSigner } from '../../objects/signed-links.ts';
import { readInputLink } from './input-link.ts';

let root: string;
let objects: FolderObjectStore;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-links-'));
  const signer = new LinkSigner('a secret of this test', '/storage');
  const links = new GatewayLinks({ signer, linkSeconds: 60, maxUploadBytes: 1000 });
  objects = new FolderObjectStore({ root, links });
  for (const bucket of ['tservice', 'users']) await objects.ensureBucket(bucket);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const inStore = (link: string): string => link.replace('file:///data', `file://${root}`);

test.each([
  ['minio://tservice/ada/data.csv', 'minio://tservice/ada/data.csv'],
  ['file:///data/buckets/tservice/ada/data.csv', 'minio://tservice/ada/data.csv'],
  ['file:///data/buckets/users/data/ada/..a.csv', 'minio://users/data/ada/..a.csv'],
  ['file:///data/buckets/tservice/../users/data/ada/a.csv', 'minio://users/data/ada/a.csv'],
])('%s is %s', async (link, expected) => {
  expect(await readInputLink(objects, 'data_file', inStore(link))).toBe(expected);
});

test.each([
  'file:///etc/passwd',
  'file:///data/buckets',
  'file:///data/buckets/tservice',
  'file:///data/buckets/tservice/../../secret',
  'file:///data/buckets/tservice-2/a.csv',
  'file:///%2fetc',
  'file://host/share',
  'oss://bucket/a.csv',
  'http://example.org/a.csv',
])('%s is refused', async (link) => {
  await expect(readInputLink(objects, 'data_file', inStore(link))).rejects.toMatchObject({
    status: 400,
    details: [{ field: 'data_file' }],
  });
});
