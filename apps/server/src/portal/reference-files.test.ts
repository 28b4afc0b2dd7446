import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

const FOLDER = '/documents/reference-datasets';

interface Dataset {
  files: { url: string; size: number; md5: string; sha256: string }[];
  licence: { url?: string };
}

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function datasets(language: string): Promise<Dataset[]> {
  const response = await server.call('GET', `${FOLDER}/manifest.${language}.json`);
  return Object.values((await response.json()) as Record<string, Dataset[]>).flat();
}

it.each(['en-US', 'zh-CN'])('downloaded files match the manifest in %s', async (language) => {
  const files = (await datasets(language)).flatMap((dataset) => dataset.files);
  expect(files.length).toBeGreaterThan(0);
  for (const { url, size, md5, sha256 } of files) {
    const response = await server.call('GET', `${FOLDER}/${url}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const sum = (method: string) => createHash(method).update(bytes).digest('hex');
    expect([response.status, bytes.length, sum('md5'), sum('sha256')]).toEqual([200, size, md5, sha256]);
  }
});

it('a licence is served as text', async () => {
  const urls = (await datasets('en-US')).flatMap(({ licence }) => licence.url ?? []);
  expect(urls).toHaveLength(2);
  for (const url of urls) {
    const response = await server.call('GET', `${FOLDER}/${url}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    expect(await response.text()).toMatch(/^MIT License/);
  }
});

it('other files next to the sets are not served', async () => {
  for (const way of ['..%2fpackage.json', '%2e%2e/package.json', '']) {
    const response = await server.call('GET', `${FOLDER}/files/${way}`);
    expect(response.status).toBeGreaterThanOrEqual(400);
  }
});
