import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { builtServer } from './testing/built-server.ts';
import { freePort } from './testing/free-port.ts';
import { createEmptyDatabase, type TestDatabaseAddress } from './testing/test-database.ts';

// Each test starts a server in a process of its own.
vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabaseAddress;
let dataDir: string;
let child: ChildProcessWithoutNullStreams | undefined;
beforeAll(async () => {
  database = await createEmptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'main-'));
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Server process with its output. */
async function startProcess() {
  const port = String(await freePort());
  const started = spawn(process.execPath, [join(await builtServer(), 'main.js')], {
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SEED: '0',
      DRAIN_SECONDS: '60',
    },
  });
  child = started;
  let text = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => (text += String(chunk)));
  const printed = async (line: string) => {
    while (!text.includes(line)) {
      if (started.exitCode !== null) throw new Error(`The server ended: ${text}`);
      await Promise.race([once(started.stdout, 'data'), once(started, 'exit')]);
    }
  };
  await printed('The portal answers on');
  const exit = once(started, 'exit').then(([code]) => code as number | null);
  return { started, exit, printed, url: `http://127.0.0.1:${port}` };
}

/** Sends a request with an incomplete body. */
async function halfSent(url: string) {
  const call = request(`${url}/dataseq/api/collections/quartet_genomics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' },
  });
  const status = once(call, 'response').then(([response]) => (response as { statusCode: number }).statusCode);
  status.catch(() => undefined);
  call.flushHeaders();
  await once(call, 'continue');
  call.write('{');
  return { call, status };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s completes the 20 active requests, however often the same signal arrives at once',
  async (signal) => {
    const { started, exit, printed, url } = await startProcess();
    const calls = await Promise.all(Array.from({ length: 20 }, () => halfSent(url)));
    started.kill(signal);
    started.kill(signal);
    await printed('Stopping');
    const connect = () =>
      fetch(url).then(
        () => 'answered',
        () => 'refused',
      );
    await expect.poll(connect, { timeout: 30_000 }).toBe('refused');
    for (const { call } of calls) call.end('}');
    // This server was not seeded, so the collection is missing: 404 is the response.
    expect(await Promise.all(calls.map(({ status }) => status))).toEqual(Array(20).fill(404));
    expect(await exit).toBe(0);
  },
);

test('a second Ctrl-C ends the server at once', async () => {
  const { started, exit, printed, url } = await startProcess();
  const { status } = await halfSent(url);
  started.kill('SIGINT');
  await printed('Stopping');
  const again = setInterval(() => started.kill('SIGINT'), 100);
  expect(await exit).toBe(1);
  clearInterval(again);
  await expect(status).rejects.toThrow(/socket hang up|ECONNRESET/);
});
