import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;

beforeAll(async () => {
  const dist = await mkdtemp(join(tmpdir(), 'visualisation-dist-'));
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, 'rna'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>All</title>');
  await writeFile(join(dist, 'rna', 'index.html'), '<!doctype html><title>RNA</title>');
  await writeFile(join(dist, 'assets', 'entry-1a2b.js'), 'export const value = 42;');
  server = await startTestServer({
    environment: { PORTAL_ORIGINS: 'https://portal.example.org' },
    configure: (config) => {
      config.paths.visualisationDist = dist;
    },
  });
});

afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/visualisation/${path}`, { headers });

test('a visualisation may be framed by the configured portals only, and runs no inline or evaluated script', async () => {
  const page = await get('rna/');
  expect(await page.text()).toContain('RNA');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'self' https://portal.example.org",
    ]),
  );
  expect(policy).not.toContain('unsafe-eval');
  expect((await get('rna', {})).url).toBe(`${server.url}/visualisation/rna/`);
});

test('the portal frames this server by default, and its policy allows no other origin for it', async () => {
  const settings = (await (await fetch(`${server.url}/config.json`)).json()) as Record<string, unknown>;
  expect(settings).toMatchObject({ visualizationHost: '/visualisation', visualizationPath: '{kind}' });
  const policy = (await fetch(`${server.url}/config.json`)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-src 'self' blob:;");
});

test('a page in a frame without an origin can load files and figures', async () => {
  const paths = [
    'rna/',
    'assets/entry-1a2b.js',
    'data/dna.json',
    'data/dna-density.json',
    'data/histories.json',
  ];
  for (const path of paths) {
    const response = await get(path, { origin: 'null' });
    expect([path, response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      path,
      200,
      '*',
    ]);
  }
  expect((await get('assets/entry-1a2b.js')).headers.get('cache-control')).toContain('immutable');
});

test('figures are compressed, and not sent again when unchanged', async () => {
  const first = await get('data/metabolism.json', { 'accept-encoding': 'br' });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(await first.json()).toMatchObject({ kind: 'metabolism', version: 1 });
  const again = await get('data/metabolism.json', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('without an installed set of small variants the density is empty', async () => {
  const response = await get('data/dna-density.json');
  expect(await response.json()).toEqual({ version: 1, kind: 'dna-density', density: null });
});

test('there is no visualisation of another kind', async () => {
  expect((await get('data/lipid.json')).status).toBe(404);
  expect((await get('data/../../package.json')).status).toBe(404);
});

test('without a build a sentence names the folder and the setting', async () => {
  const bare = await startTestServer({
    configure: (config) => {
      config.paths.visualisationDist = '/nowhere/dist';
    },
  });
  const response = await bare.call('GET', '/visualisation/rna/');
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    message: expect.stringMatching(/no index\.html in \/nowhere\/dist.*VISUALIZATION_DIST/) as string,
  });
  await bare.close();
});
