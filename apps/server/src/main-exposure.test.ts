import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from './identity/demo-accounts.ts';
import { builtServer } from './testing/built-server.ts';
import { createEmptyDatabase } from './testing/test-database.ts';
import { freePort } from './testing/free-port.ts';

const PUBLIC_URL = 'https://portal.example.org';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

/** Starts the program like `npm start`, with the output of both streams in its order. */
async function startProgram(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn(process.execPath, [join(await builtServer(), 'main.js')], {
    env: { PATH: process.env['PATH'], SEED: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  ends.push(async () => {
    if (child.exitCode !== null || !child.kill('SIGKILL')) return;
    await once(child, 'exit');
  });
  return { child, output: () => output };
}

/** Proxy in front of the server, with the headers that nginx's guides recommend. */
async function startProxy(port: number): Promise<string> {
  const proxy: Server = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host: 'portal.example.org',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
    };
    const { method, url } = incoming;
    incoming.pipe(
      request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(outgoing);
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  ends.push(() => proxy.close());
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('a public address with demo accounts refuses to start, and prints the reason only', async () => {
  const { child, output } = await startProgram({ PUBLIC_URL, DEMO_ACCOUNTS: '1' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toBe(
    `PUBLIC_URL=${PUBLIC_URL} can be reached by others, and the passwords of the demo accounts are public: leave DEMO_ACCOUNTS out or set DEMO_ACCOUNTS=0, and set ADMIN_PASSWORD for a first account.\n`,
  );
});

test('behind a proxy on its own machine, a server has no demo accounts and explains how to create an account', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'main-test-'));
  ends.push(() => rm(dataDir, { recursive: true, force: true }));
  const database = await createEmptyDatabase();
  ends.push(() => database.close());
  const port = await freePort();
  const { output } = await startProgram({
    PUBLIC_URL,
    TRUST_PROXY: '1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
  });
  await expect.poll(output, { timeout: 100_000, interval: 100 }).toContain('Ctrl-C stops it');
  expect(output()).not.toMatch(/oidc-provider|WARNING|demo account:/);
  expect(output()).toMatch(/Nobody can sign in: PUBLIC_URL=.* Set ADMIN_PASSWORD \(12 characters or more\)/);
  const proxy = await startProxy(port);
  const statuses = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ username, password }) => {
      const body = new URLSearchParams({ client_id: 'portal', grant_type: 'password', username, password });
      return (await fetch(`${proxy}/identity/token`, { method: 'POST', body })).status;
    }),
  );
  expect(statuses).toEqual([401, 401]);
}, 120_000);
