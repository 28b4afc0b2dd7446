import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Compiles the server and the portal's entry, which may be slow.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let child: ChildProcessWithoutNullStreams;
let port: number;
let dataDir: string;
let text = '';

const PROGRAM = `
import { serve } from ${JSON.stringify(join(import.meta.dirname, 'serve.mjs'))};
import { endWith } from ${JSON.stringify(join(import.meta.dirname, '../setup/user-error.mjs'))};
serve(Number(process.argv[1])).catch(endWith);
`;

/** Starts `npm run dev` without its check of the installed packages. */
function spawnDev(): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, String(port)], {
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', DATA_DIR: dataDir, SEED: '0' },
  });
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dev-'));
  const probe = createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  ({ port } = probe.address() as AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
  child = spawnDev();
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  while (!text.includes(`Open http://127.0.0.1:${port}`)) {
    if (child.exitCode !== null) throw new Error(`npm run dev ended: ${text}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
});

afterAll(() => {
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

test('the page is served from its sources, and API requests by the reference server', async () => {
  const url = `http://127.0.0.1:${port}`;
  expect(await (await fetch(url)).text()).toContain('/@vite/client');
  expect(await (await fetch(`${url}/src/main.tsx`)).text()).toContain('createPortalRouter');
  expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ brand: 'quartet' });
  expect(await (await fetch(`${url}/dataseq/api/list-collections`)).json()).toEqual({ collections: [] });
  expect(await (await fetch(`${url}/openapi/`)).text()).toContain('swagger-ui');
  const { issuer } = (await (await fetch(`${url}/identity/.well-known/openid-configuration`)).json()) as {
    issuer: string;
  };
  expect(issuer).toBe(`${url}/identity`);
});

test('a port in use is refused with the remedy', async () => {
  const second = spawnDev();
  let complaint = '';
  second.stderr.on('data', (chunk) => (complaint += String(chunk)));
  const [code] = (await once(second, 'close')) as [number];
  expect([code, complaint]).toEqual([
    1,
    `✗ Port ${port} is in use: end what listens there, or choose another by --port NUMBER.\n`,
  ]);
});

test('Ctrl-C ends the page and the server', async () => {
  child.kill('SIGINT');
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  await expect(fetch(`http://127.0.0.1:${port}/config.json`)).rejects.toThrow('fetch failed');
  expect(text).toContain('Stopping');
});
