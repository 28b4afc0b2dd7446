import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicBucket } from '../../config/server-config.ts';
import { startTestServer, type TestServer } from '../../testing/start-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function installed(): Promise<{ id: string; name: string }[]> {
  const body = (await (await server.call('GET', '/datains/api/installed-apps')).json()) as {
    total: number;
    data: { id: string; name: string }[];
  };
  expect(body.total).toBe(body.data.length);
  return body.data;
}

it('gives each app the MD5 of its full name as id, without authentication', async () => {
  const apps = await installed();
  expect(apps.length).toBeGreaterThanOrEqual(3);
  for (const { id, name } of apps) expect(id).toBe(createHash('md5').update(name).digest('hex'));
});

it('returns a card, a form and a help text for each app', async () => {
  const cards = (await (await server.call('GET', '/datains/api/app-manifest')).json()) as {
    data: { id: string }[];
  };
  for (const { id, name } of await installed()) {
    expect(cards.data.map((card) => card.id)).toContain(id);
    expect((await server.call('GET', `/datains/apps/${name}/schema.json?nocache=1`)).status).toBe(200);
    const readme = await server.call('GET', `/datains/apps/${name}/README.md`);
    expect([readme.status, readme.headers.get('content-type')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
  }
});

it('pages and filters the list of apps', async () => {
  const page = (await (await server.call('GET', '/datains/api/apps?page=2&per_page=1')).json()) as {
    total: number;
    data: unknown[];
  };
  expect([page.data.length, page.total]).toEqual([1, (await installed()).length]);
  expect(await (await server.call('GET', '/datains/api/apps?author=nobody')).json()).toMatchObject({
    total: 0,
    data: [],
  });
});

it('names an unknown app', async () => {
  const response = await server.call('GET', '/datains/apps/lab/none-v1/schema.json');
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: 'There is no app "lab/none-v1".' },
  ]);
});

interface StoreApp {
  title: string;
  icon: string | null;
  cover: string | null;
  rate: unknown;
}

const storeApps = async () =>
  ((await (await server.call('GET', '/datains/api/apps?per_page=100')).json()) as { data: StoreApp[] }).data;

it('has no cover for an app without one', async () => {
  const response = await server.call('GET', '/datains/apps/omics-portal/dnaseq-qc-cwl-v1.0.0/cover.svg');
  expect(response.status).toBe(404);
});

it('serves the pictures of an app as one that cannot run scripts', async () => {
  const apps = await storeApps();
  expect(apps.map(({ rate }) => rate)).toEqual(apps.map(() => null));
  const icons = apps.map(({ title }) => `/datains/apps/${title}/icon.svg`);
  expect(apps.map(({ icon }) => icon)).toEqual(icons);
  const covers = apps.flatMap(({ cover }) => cover ?? []);
  expect(covers).toContain('/datains/apps/omics-portal/fastq-qc-v1.0.0/cover.svg');
  expect(covers.length).toBeLessThan(apps.length);
  for (const picture of [...icons, ...covers]) {
    const response = await server.call('GET', picture);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toMatch(/^<svg /);
  }
});

it('names the files of an example in the public bucket of this site', async () => {
  const { data } = (await (await server.call('GET', '/datains/api/app-manifest')).json()) as {
    data: { short_name: string; example?: Record<string, string>[] }[];
  };
  const example = data.find(({ short_name: name }) => name === 'expression-matrix-qc')?.example?.[0];
  const bucket = publicBucket(server.dependencies.config);
  expect(example).toMatchObject({
    omics: 'proteomics',
    data_file: `minio://${bucket}/proteomics/protqc_data_log2_example.csv`,
  });
});
