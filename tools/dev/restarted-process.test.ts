import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restartedProcess } from './restarted-process.mjs';

/** Test program that sends its process id to a socket, which closes when the process ends. */
const PROGRAM = `
const socket = require('node:net').connect(process.argv[2], () => socket.write(String(process.pid)));
process.on('SIGTERM', () => process.exit(0));
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restarted-'));
  writeFileSync(join(folder, 'program.cjs'), PROGRAM);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program; lists the process ids that reported, and whether each still runs. */
async function run() {
  const reports: { pid: number; gone: Promise<unknown> }[] = [];
  const hub = createServer((socket) => {
    socket.once('data', (pid) => reports.push({ pid: Number(pid), gone: once(socket, 'close') }));
    socket.on('error', () => socket.destroy());
  });
  const path = join(folder, 'hub.sock');
  await once(hub.listen(path), 'listening');
  const watcher = new EventEmitter();
  const lines: string[] = [];
  const { stop } = restartedProcess({
    command: process.execPath,
    args: [join(folder, 'program.cjs'), path],
    watcher,
    folders: ['/sources'],
    say: (line: string) => lines.push(line),
  });
  const started = (count: number) => expect.poll(() => reports.length, { timeout: 50_000 }).toBe(count);
  await started(1);
  return { reports, watcher, lines, started, stop: () => stop().then(() => hub.close()) };
}

test('a source change ends the process and starts it once for simultaneous changes', async () => {
  const { reports, watcher, lines, started, stop } = await run();
  watcher.emit('all', 'change', '/sources/a.ts');
  watcher.emit('all', 'add', '/sources/b.ts');
  await started(2);
  await reports[0]?.gone;
  expect(lines).toEqual(['» /sources/b.ts changed: starting again …']);
  await stop();
  await reports[1]?.gone;
});

test('changes of tests and of files elsewhere are ignored', async () => {
  const { reports, watcher, lines, started, stop } = await run();
  for (const path of ['/sources/a.test.ts', '/sources/testing/b.ts', '/elsewhere/a.ts'])
    watcher.emit('all', 'change', path);
  watcher.emit('all', 'change', '/sources/a.ts');
  await started(2);
  expect(lines).toEqual(['» /sources/a.ts changed: starting again …']);
  await stop();
  expect(watcher.listenerCount('all')).toBe(0);
  await reports[1]?.gone;
});

test('a process that ends unexpectedly is reported, and starts again with the next change', async () => {
  const { reports, watcher, lines, started, stop } = await run();
  process.kill(reports[0]?.pid ?? 0, 'SIGTERM');
  await expect
    .poll(() => lines, { timeout: 50_000 })
    .toEqual(['✗ It ended with code 0. It starts again when a file changes.']);
  watcher.emit('all', 'change', '/sources/a.ts');
  await started(2);
  await stop();
});
