import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-server.ts';

const OURS = '<svg id="ours"/>';
const THEIRS = '<svg id="theirs"/>';
const LOGO = '<svg id="logo"/>';

let folder: string;
let server: TestServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brand-pictures-'));
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'brand'));
  await writeFile(join(folder, 'dist/index.html'), '<title>Portal</title>');
  await writeFile(join(folder, 'dist/favicon.svg'), OURS);
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

async function startBrand(
  pictures: Readonly<Record<string, string>>,
): Promise<(path: string) => Promise<Response>> {
  for (const [name, text] of Object.entries(pictures)) await writeFile(join(folder, 'brand', name), text);
  const started = await startTestServer({
    environment: { BRAND: 'acme', BRAND_DIR: join(folder, 'brand'), PORTAL_DIST: join(folder, 'dist') },
  });
  server = started;
  return (path) => fetch(started.url + path);
}

test('a brand has its own logo and icon', async () => {
  const get = await startBrand({ 'logo.svg': LOGO, 'favicon.svg': THEIRS });
  const icon = await get('/favicon.svg');
  expect([icon.status, icon.headers.get('content-type'), await icon.text()]).toEqual([
    200,
    'image/svg+xml',
    THEIRS,
  ]);
  expect(icon.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await (await get('/logo.svg')).text()).toBe(LOGO);
  expect(await (await get('/config.json')).json()).toMatchObject({ logoUrl: '/logo.svg' });
});

test('a brand without pictures has those of the product', async () => {
  const get = await startBrand({});
  expect(await (await get('/favicon.svg')).text()).toBe(OURS);
  expect((await get('/logo.svg')).status).toBe(404);
  expect(await (await get('/config.json')).json()).not.toHaveProperty('logoUrl');
});
