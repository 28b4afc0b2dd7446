import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

let server: TestServer;
let record: { file_name: string; file_path: string; file_size: number; sha256: string; md5sum: string };

beforeAll(async () => {
  server = await startTestServer({ seed: true, environment: { BRAND: 'acme' } });
  const page = await server.call('POST', '/dataseq/api/collections/acme_proteomics?per_page=1', { json: {} });
  record = ((await page.json()) as { data: [typeof record] }).data[0];
});

afterAll(() => server.close());

async function drs(path: string) {
  const response = await server.call('GET', `/ga4gh/drs/v1${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test.each(['sha256', 'md5sum'] as const)('a file is an object by its %s', async (field) => {
  const id = record[field];
  const { status, body } = await drs(`/objects/${id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    name: record.file_name,
    self_uri: expect.stringMatching(new RegExp(`^drs://[^/]+/${id}$`)),
    size: record.file_size,
    checksums: expect.arrayContaining([{ type: field === 'md5sum' ? 'md5' : 'sha-256', checksum: id }]),
    aliases: [record.file_path],
  });
  expect(new Date(String(body['created_time'])).getTime()).toBeLessThanOrEqual(Date.now());
});

test.each(['sha256', 'md5sum'] as const)('a %s in upper case is the same object', async (field) => {
  const id = record[field];
  const [lower, upper] = [await drs(`/objects/${id}`), await drs(`/objects/${id.toUpperCase()}`)];
  expect(id.toUpperCase()).not.toBe(id);
  expect(upper.status).toBe(200);
  const { access_methods: _links, ...facts } = lower.body;
  expect(upper.body).toMatchObject(facts);
  expect((await drs(`/objects/${id.toUpperCase()}/access/https`)).status).toBe(200);
});

test.each([
  ['/service-info', 200],
  ['/objects/known', 200],
  ['/objects/known/access/https', 200],
  ['/objects/known/access/s3', 404],
  [`/objects/${'0'.repeat(64)}`, 404],
])('HEAD of %s answers %i as GET, without a body', async (path, status) => {
  const url = `/ga4gh/drs/v1${path.replace('known', record.sha256)}`;
  const [head, get] = [await server.call('HEAD', url), await server.call('GET', url)];
  expect([head.status, get.status]).toEqual([status, status]);
  expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'));
  expect(Number(head.headers.get('content-length'))).toBe((await get.arrayBuffer()).byteLength);
  expect(await head.text()).toBe('');
});

test('both kinds of links lead to the bytes', async () => {
  const { body } = await drs(`/objects/${record.sha256}`);
  const [method] = body['access_methods'] as [{ access_id: string; access_url: { url: string } }];
  const again = await drs(`/objects/${record.sha256}/access/${method.access_id}`);
  for (const url of [method.access_url.url, String(again.body['url'])]) {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(record.sha256);
  }
});

test.each([
  `/objects/${'0'.repeat(64)}`,
  `/objects/${'0'.repeat(64)}/access/https`,
  '/objects/a%2Fb',
  '/objects/%20',
])('%s is unknown', async (path) => {
  expect((await drs(path)).status).toBe(404);
});

test('an access method that no object has is unknown', async () => {
  expect((await drs(`/objects/${record.sha256}/access/s3`)).status).toBe(404);
});

test('the service describes itself', async () => {
  const { status, body } = await drs('/service-info');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: expect.stringMatching(/\.drs$/),
    type: { group: 'org.ga4gh', artifact: 'drs', version: '1.4.0' },
    organization: { url: expect.stringMatching(/^http/) },
  });
});
