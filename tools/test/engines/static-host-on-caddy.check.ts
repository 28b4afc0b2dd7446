import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endProcesses } from './own-processes.mjs';
import { freePort, startProcess } from './start-process.mjs';

const root = resolve(import.meta.dirname, '../../..');
const CONFIG = {
  brand: 'quartet',
  services: { datains: 'https://api.example.org/datains' },
  identity: { authority: 'https://id.example.org', clientId: 'portal' },
};

const folder = mkdtempSync(join(tmpdir(), 'static-caddy-'));
const out = join(folder, 'out');
let url: string;
let policy: string;

// The commands of "The portal on a static host" in docs/operations.md, with the built portal.
beforeAll(async () => {
  writeFileSync(join(folder, 'config.json'), JSON.stringify(CONFIG));
  const args = ['tools/static-host.mjs', '--config', join(folder, 'config.json'), '--to', out];
  const printed = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  policy = printed.trim().split('\n').at(-1) ?? '';
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'Caddyfile');
  const site = `http://127.0.0.1:${port} {\n\troot * ${join(out, 'site')}\n\timport ${join(out, 'Caddyfile')}\n}\n`;
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  await startProcess(folder, {
    name: 'caddy',
    command: 'caddy',
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    isReady: () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
});
afterAll(async () => {
  await endProcesses(folder);
  rmSync(folder, { recursive: true, force: true });
});

const headersOf = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name));

test('Caddy serves the page with the headers of the server', async () => {
  const response = await fetch(url);
  expect(await response.text()).toContain('"authority":"https://id.example.org"');
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(headersOf(response, 'content-security-policy', 'x-content-type-options', 'cache-control')).toEqual([
    policy,
    'nosniff',
    'no-cache',
  ]);
  expect(response.headers.get('strict-transport-security')).toMatch(/max-age/);
});

test('a file whose name changes with its content is cached for long, and compressed', async () => {
  const script = readdirSync(join(out, 'site/assets')).find((name) => name.endsWith('.js.br'));
  const address = `${url}/assets/${String(script).replace(/\.br$/, '')}`;
  const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(headersOf(response, 'cache-control', 'content-encoding', 'content-security-policy')).toEqual([
    'public, max-age=31536000, immutable',
    'br',
    policy,
  ]);
});

test('a file that is missing gets 404, which no cache may store for long', async () => {
  const response = await fetch(`${url}/assets/missing-1.js`);
  expect(response.status).toBe(404);
  expect(headersOf(response, 'content-security-policy', 'cache-control')).toEqual([policy, 'no-cache']);
});
