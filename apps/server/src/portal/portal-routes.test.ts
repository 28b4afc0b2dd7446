import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { portalSettings } from './portal-settings.ts';
import { startTestServer } from '../testing/start-server.ts';

const BOOT = 'document.title = 1';
const ENTRY = [
  '<!doctype html><title>Portal</title>',
  '<script type="application/json" id="portal-config">null</script>',
  `<script>${BOOT}</script>`,
].join('');

async function builtPortal(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-dist-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), ENTRY);
  await writeFile(join(folder, 'assets', 'entry-1a2b.js'), 'export const value = 42;');
  await writeFile(join(folder, 'assets', 'entry-1a2b.js.gz'), gzipSync('export const value = 42;'));
  return folder;
}

test('the portal is served compressed where the client accepts it, and hashed files are cached permanently', async () => {
  const portalDist = await builtPortal();
  const server = await startTestServer({
    configure: (config) => {
      config.paths.portalDist = portalDist;
    },
  });
  const get = (path: string, encoding: string) =>
    fetch(`${server.url}/${path}`, { headers: { 'accept-encoding': encoding } });

  const small = await get('assets/entry-1a2b.js', 'gzip');
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(small.headers.get('cache-control')).toContain('immutable');
  expect(await small.text()).toBe('export const value = 42;');
  const plain = await get('assets/entry-1a2b.js', 'identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect((await get('', 'gzip')).headers.get('cache-control')).toBe('no-cache');
  await server.close();
});

test('the entry document contains the configuration, and its policy allows only its own inline scripts', async () => {
  const portalDist = await builtPortal();
  const server = await startTestServer({
    configure: (config) => {
      config.paths.portalDist = portalDist;
      config.portal.productTitle = 'Portal </script><script>alert(1)';
    },
  });
  const page = await fetch(server.url, { headers: { 'accept-encoding': 'br' } });
  const html = await page.text();
  const file: unknown = await (await fetch(`${server.url}/config.json`)).json();
  const inlined = /id="portal-config">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(inlined)).toEqual(file);
  expect(page.headers.get('content-encoding')).toBe('br');

  const hash = createHash('sha256').update(BOOT).digest('base64');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256-/g)).toHaveLength(1);
  const api = await fetch(`${server.url}/config.json`);
  expect(api.headers.get('content-security-policy')).not.toContain('sha256-');
  const head = await fetch(`${server.url}/config.json`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);

  const etag = page.headers.get('etag') ?? '';
  const again = await fetch(server.url, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const plain = await fetch(`${server.url}/index.html`, {
    headers: { 'accept-encoding': 'br;q=0, identity' },
  });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(html);
  await server.close();
});

test('the schema of report.json is served to scripts of any origin', async () => {
  const server = await startTestServer();
  const response = await fetch(`${server.url}/documents/schemas/report-1.json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({ title: 'Quality report, version 1' });
  await server.close();
});

test('titles and descriptions of own collections are texts of the configuration', () => {
  const config = readConfig({ BRAND: 'acme' });
  const collections = {
    acme_cohort: { title: { 'en-US': 'Cohort', 'zh-CN': '队列' }, description: 'Families' },
    acme_plain: { title: 'Plain' },
  };
  const brandSettings = { ...config.brandSettings, texts: { collections } };
  const { texts } = JSON.parse(JSON.stringify(portalSettings({ ...config, brandSettings }))) as {
    texts: unknown;
  };
  expect(texts).toEqual({
    projectName: 'Acme',
    'acme_cohort.title': { 'en-US': 'Cohort', 'zh-CN': '队列' },
    'acme_cohort.description': 'Families',
    'acme_plain.title': 'Plain',
  });
});

test('the configuration has the texts of the brand, and addresses of the documents that it has', async () => {
  const server = await startTestServer({ environment: { BRAND: 'acme' } });
  const own = await (await fetch(`${server.url}/config.json`)).json();
  expect(own).toMatchObject({ texts: { projectName: 'Acme' }, changelogUrl: expect.any(String) as string });
  expect(Object.keys(own as object)).not.toContain('publicationsUrl');
  expect((await fetch(`${server.url}/documents/publications.en-US.md`)).status).toBe(404);
  await server.close();
});
