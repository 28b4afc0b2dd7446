import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import type { Language } from '../../http/preferred-language.ts';
import { FolderObjectStore } from '../../objects/folder-object-store.ts';
import { GatewayLinks } from '../../objects/gateway-links.ts';
import { LinkSigner } from '../../objects/signed-links.ts';
import { folderLink, readInputLink } from './input-link.ts';

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

test('a link of another store is refused with the links that are accepted, and the way for its files', async () => {
  const refusal: unknown = await readInputLink(objects, 'filepath', 'oss://bucket/run_7/').catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ApiError);
  const messageIn = (language: Language) => (refusal as ApiError).messageIn(language);
  expect(messageIn('en-US')).toMatch(
    /^The filepath is not in the storage of this portal: "oss:\/\/bucket\/run_7\/"\. Links begin with minio:\/\/.*upload the files/u,
  );
  expect(messageIn('zh-CN')).toMatch(/^filepath 不在本门户的存储中.*以 minio:\/\/ 开头.*请先将文件上传/u);
});

test('the link of a folder gets a slash at its end', () => {
  expect(folderLink('minio://users/data/run_7')).toBe('minio://users/data/run_7/');
  expect(folderLink('minio://users/data/run_7/')).toBe('minio://users/data/run_7/');
});
