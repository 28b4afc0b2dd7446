import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeUnfinished, unfinishedFile } from './unfinished-uploads.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'unfinished-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function leaveBehind(hoursAgo: number): Promise<string> {
  const file = unfinishedFile(root);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'half of an upload');
  const time = Date.now() / 1000 - hoursAgo * 3600;
  await utimes(file, time, time);
  return file;
}

it('removes all uploads of a killed server', async () => {
  await leaveBehind(0);
  await leaveBehind(30);
  expect(await removeUnfinished(root, 0)).toBe(2);
  expect(await readdir(join(root, 'unfinished'))).toEqual([]);
});

it('removes a folder whose deletion a killed server did not complete', async () => {
  const folder = unfinishedFile(root);
  await mkdir(join(folder, 'below'), { recursive: true });
  await writeFile(join(folder, 'below', 'result.txt'), 'left');
  expect(await removeUnfinished(root, 0)).toBe(1);
  expect(await readdir(join(root, 'unfinished'))).toEqual([]);
});

it('does not remove uploads in progress', async () => {
  const live = await leaveBehind(0.5);
  await leaveBehind(2);
  expect(await removeUnfinished(root, 3_600_000)).toBe(1);
  expect((await readdir(dirname(live))).map((name) => join(dirname(live), name))).toEqual([live]);
});

it('does nothing in a new store', async () => {
  expect(await removeUnfinished(root, 0)).toBe(0);
});
