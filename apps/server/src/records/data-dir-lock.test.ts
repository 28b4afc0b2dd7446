import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from './data-dir-lock.ts';
import { socketPath } from './socket-path.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('refuses a second holder with a message that names the first', async () => {
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    `${folder} is in use by the server with process id ${process.pid}: stop that one`,
  );
  await lock.release();
});

it('is free again after a release', async () => {
  await (await lockDataDir(folder)).release();
  await (await lockDataDir(folder)).release();
  expect(existsSync(join(folder, 'lock.sock'))).toBe(false);
});

it('takes over the lock of a killed process', async () => {
  const path = JSON.stringify(socketPath(folder, 'lock.sock'));
  const child = spawn(
    process.execPath,
    ['-e', `require('node:net').createServer().listen(${path}, () => console.log('bound'))`],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(existsSync(join(folder, 'lock.sock'))).toBe(true);
  await (await lockDataDir(folder)).release();
});

it('works in a folder whose path is too long for a socket', async () => {
  const deep = join(folder, 'x'.repeat(120));
  await mkdir(deep);
  const lock = await lockDataDir(deep);
  await expect(lockDataDir(deep)).rejects.toThrow('is in use');
  await lock.release();
});

it('recognises a folder under different paths', async () => {
  const deep = join(folder, 'x'.repeat(120));
  const link = join(folder, 'link');
  await mkdir(deep);
  await symlink(deep, link);
  const lock = await lockDataDir(deep);
  await expect(lockDataDir(link)).rejects.toThrow(`is in use by the server with process id ${process.pid}`);
  await lock.release();
});
