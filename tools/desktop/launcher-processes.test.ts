import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWindow } from './launcher/browser.mjs';
import { prepareFolders } from './launcher/folders.mjs';
import { profileBrowser } from './launcher/profile-browser.mjs';

let folder: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Process that runs until it is ended, with arguments on its command line. */
async function running(...args: string[]): Promise<ChildProcess> {
  const code = 'setInterval(() => undefined, 1000); process.stdout.write("ready");';
  const child = spawn(process.execPath, ['-e', code, '--', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  await once(child.stdout, 'data');
  return child;
}

/** Profile whose lock names a process, as Chromium leaves it. */
function lockedBy(id: number | undefined) {
  const folders = prepareFolders({ XDG_DATA_HOME: folder });
  symlinkSync(`${hostname()}-${id}`, join(folders.profile, 'SingletonLock'));
  return folders;
}

/** Browser that hands its window over, and ends at once. */
function handingBrowser(): string {
  const program = join(folder, 'browser');
  writeFileSync(program, '#!/bin/sh\nexit 0\n');
  chmodSync(program, 0o755);
  return program;
}

test('a window that an older browser opens is closed when that browser ends', async () => {
  const { profile } = prepareFolders({ XDG_DATA_HOME: folder });
  const older = await running(`--user-data-dir=${profile}`);
  const folders = lockedBy(older.pid);
  const window = openWindow(handingBrowser(), { link: 'http://127.0.0.1', folders });
  let isClosed = false;
  const closed = window.closed().then(() => (isClosed = true));
  await window.opened;
  expect(profileBrowser(profile)).toBe(older.pid);
  expect(isClosed).toBe(false);
  window.close();
  expect(await once(older, 'exit')).toEqual([null, 'SIGTERM']);
  await closed;
});

test('a lock that a crash has left names no browser', async () => {
  const other = await running('--user-data-dir=/elsewhere');
  const folders = lockedBy(other.pid);
  expect(profileBrowser(folders.profile)).toBeUndefined();
  await openWindow(handingBrowser(), { link: 'http://127.0.0.1', folders }).closed();
  expect(other.exitCode).toBeNull();
});

test('the server ends when its launcher is killed', async () => {
  const dist = join(folder, 'apps/server/dist');
  const report = join(folder, 'server');
  cpSync(join(import.meta.dirname, 'launcher'), join(folder, 'launcher'), { recursive: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(dist, 'main.js'),
    `import { createServer } from 'node:http';
     import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(report)}, 'ended in order'); process.exit(0); });
     setTimeout(() => process.exit(1), 60_000);
     createServer((_, response) => response.end()).listen(process.env.PORT, process.env.HOST);`,
  );
  writeFileSync(join(dist, 'accounts-cli.js'), "process.stdout.write('http://127.0.0.1/#start');");
  const launcher = join(folder, 'start.js');
  writeFileSync(
    launcher,
    `import { prepareFolders } from './launcher/folders.mjs';
     import { startServer } from './launcher/server.mjs';
     import { readSettings } from './launcher/settings.mjs';
     const folders = prepareFolders(process.env);
     const settings = await readSettings(folders.base);
     const { link } = await startServer({ root: import.meta.dirname, folders, settings, browser: 'none' });
     process.stdout.write(link);`,
  );
  const child = spawn(process.execPath, [launcher], {
    env: { PATH: process.env['PATH'], XDG_DATA_HOME: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  await once(child.stdout, 'data');
  const { port } = JSON.parse(readFileSync(join(folder, 'omics-portal/desktop.json'), 'utf8')) as {
    port: number;
  };
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  child.kill('SIGKILL');
  await expect.poll(() => existsSync(report) && readFileSync(report, 'utf8')).toBe('ended in order');
  await expect
    .poll(() => fetch(`http://127.0.0.1:${port}/readyz`).catch((error: Error) => error.cause))
    .toMatchObject({ code: 'ECONNREFUSED' });
});
