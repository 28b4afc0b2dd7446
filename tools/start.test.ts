import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** Fake built server that prints its environment and the signals that it receives. */
const SERVER = `
setInterval(() => undefined, 1000);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    console.log('got ' + signal);
    process.exit(0);
  });
console.log('serving', process.env.PORT, process.env.DATA_DIR);
`;

let root: string;
let child: ChildProcessWithoutNullStreams | undefined;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  for (const folder of ['tools/setup', 'apps/server/dist', '.data'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['start.mjs', 'setup/run-command.mjs', 'setup/user-error.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'tools', file));
  writeFileSync(join(root, 'tools/setup/build.mjs'), 'export const ensureBuilt = async () => undefined;');
  writeFileSync(
    join(root, 'tools/setup/dependencies.mjs'),
    'export const checkNode = () => undefined; export const ensureDependencies = async () => undefined;',
  );
  writeFileSync(join(root, 'apps/server/dist/main.js'), SERVER);
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function start(args: string[], env: Record<string, string> = {}) {
  const started = spawn(process.execPath, [join(root, 'tools/start.mjs'), ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  child = started;
  let text = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk) => (text += String(chunk)));
  return { started, text: () => text, exit: once(started, 'close').then(([code]) => code as number | null) };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s to the process of npm start alone ends the server',
  async (signal) => {
    const { started, text, exit } = start(['--port', '4321']);
    await once(started.stdout, 'data');
    started.kill(signal);
    expect(await exit).toBe(0);
    expect(text()).toBe(`serving 4321 ${join(root, '.data')}\ngot ${signal}\n`);
  },
);

test('--fresh removes the data folder', async () => {
  const { started } = start(['--fresh']);
  await once(started.stdout, 'data');
  await expect.poll(() => existsSync(join(root, '.data'))).toBe(false);
});

test('--fresh is refused with an external database, which would lose its folder', async () => {
  const { text, exit } = start(['--fresh'], { DATABASE_URL: 'postgres://db.example.org/portal' });
  expect(await exit).toBe(1);
  expect(text()).toContain(
    '--fresh removes the data folder only, but DATABASE_URL keeps the records elsewhere',
  );
  expect(existsSync(join(root, '.data'))).toBe(true);
});
