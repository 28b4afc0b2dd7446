import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startSite, type Site } from './fixtures/site';
import { signIn, speak } from './pages/sign-in';

const root = resolve(import.meta.dirname, '../../..');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let folder: string;
let host: Server;
let address: string;
let site: Site;

/** Headers of `/*` in a `_headers` file. */
function headersOf(file: string): [name: string, value: string][] {
  const [, rule = ''] = /^\/\*\n((?: {2}.*\n)+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...rule.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-host-'));
  const files = join(folder, 'out/site');
  host = createServer((request, response) => {
    const path = join(files, decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    for (const [name, value] of headersOf(join(files, '_headers'))) response.setHeader(name, value);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  site = await startSite({ PORTAL_ORIGINS: address, SEED: '1' });
  const at = (path: string) => site.url + path;
  const settings = {
    brand: 'quartet',
    productTitle: 'Portal on a static host',
    services: {
      datains: at('/datains'),
      quartetService: at('/quartet-service'),
      dataseq: at('/dataseq'),
      index: at('/dataseq'),
    },
    identity: { authority: at('/identity'), clientId: 'portal' },
    visualizationHost: at('/visualisation'),
    visualizationPath: '{kind}',
    changelogUrl: at('/documents/changelog.{locale}.md'),
  };
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings));
  const paths = ['--config', join(folder, 'settings.json'), '--to', join(folder, 'out')];
  const script = join(root, 'apps/server/dist/static-host-cli.js');
  await promisify(execFile)(process.execPath, [script, ...paths, '--plain-http']);
});
test.afterAll(async () => {
  await site?.stop();
  host?.close();
  host?.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test('the portal runs on a static host under the policy that the command wrote', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|CORS policy/.test(message.text())) refused.push(message.text());
  });
  await speak(page, 'en-US');
  const opened = await page.goto(`${address}/`);
  const policy = opened?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).toContain(new URL(site.url).origin);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goto(`${address}/#/user/login`);
  await signIn(page, 'en-US');
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`${address}/#/data/download`);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  expect(refused).toEqual([]);

  await page.evaluate(() => fetch('https://elsewhere.invalid/').catch(() => undefined));
  await expect.poll(() => refused.join()).toContain('elsewhere.invalid');
});
