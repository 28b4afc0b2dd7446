import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNginxFiles } from '../testing/nginx.ts';
import { freePort } from '../testing/free-port.ts';
import { writeStaticHost } from './write-static-host.ts';

const CODE = 'globalThis.portal = true;\n'.repeat(20);
const PAGE = `<script>document.title = "x";</script><script type="application/json" id="portal-config">null</script>`;
const SETTINGS = {
  brand: 'quartet',
  services: { datains: 'https://api.example.org/datains' },
  identity: { authority: 'https://id.example.org', clientId: 'portal' },
};

let folder: string;
let url: string;
let policy: string;
let end: (() => Promise<void>) | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-nginx-'));
  // Its workers run as another user when it is started by root.
  await chmod(folder, 0o755);
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), PAGE);
  await writeFile(join(dist, 'assets/a-1.js'), CODE);
  await writeFile(join(dist, 'assets/a-1.js.gz'), gzipSync(CODE));
  await writeFile(join(folder, 'settings.json'), JSON.stringify(SETTINGS));
  const out = join(folder, 'out');
  const settings = join(folder, 'settings.json');
  ({ policy } = await writeStaticHost({ portalDist: dist, settings, to: out, connect: [], isTls: true }));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  end = await startNginxFiles({ port, folder, site: join(out, 'site'), include: join(out, 'nginx.conf') });
  expect(end, 'nginx is installed by npm test').toBeDefined();
});
afterAll(async () => {
  await end?.();
  await rm(folder, { recursive: true, force: true });
});

const headersOf = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name));

test('nginx serves the page with the headers of the server, and browsers check it each time', async () => {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('"brand":"quartet"');
  expect(headersOf(response, 'content-security-policy', 'x-content-type-options', 'cache-control')).toEqual([
    policy,
    'nosniff',
    'no-cache',
  ]);
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age/);
});

test('a file whose name changes with its content is cached for long, compressed, and has the headers too', async () => {
  const response = await fetch(`${url}/assets/a-1.js`);
  expect(await response.text()).toBe(CODE);
  expect(headersOf(response, 'cache-control', 'content-encoding', 'content-security-policy')).toEqual([
    'public, max-age=31536000, immutable',
    'gzip',
    policy,
  ]);
});

test('a file that is missing gets 404, which no cache may store for long', async () => {
  const response = await fetch(`${url}/assets/missing-1.js`);
  expect(response.status).toBe(404);
  expect(headersOf(response, 'content-security-policy', 'x-content-type-options')).toEqual([
    policy,
    'nosniff',
  ]);
  expect(response.headers.get('cache-control')).toBeNull();
  expect((await fetch(`${url}/missing`)).status).toBe(404);
});
