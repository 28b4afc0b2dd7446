import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderObjectStore } from './folder-object-store.ts';
import type { GatewayLinks } from './gateway-links.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-objects-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Writes files into a folder, one after the other, until the folder is gone. Returns their number. */
async function writeUntilGone(folder: string, name: string): Promise<number> {
  for (let count = 0; ; count += 1) {
    try {
      await writeFile(join(folder, `${name}-${count}`), 'result');
    } catch (error) {
      expect((error as NodeJS.ErrnoException).code).toBe('ENOENT');
      return count;
    }
  }
}

it('a folder is deleted while a job still writes into it', async () => {
  const store = new FolderObjectStore({ root, links: {} as GatewayLinks });
  const folder = join(root, 'buckets/projects/stopped_1');
  await mkdir(folder, { recursive: true });
  await Promise.all([...Array(200).keys()].map((nr) => writeFile(join(folder, `first-${nr}`), 'result')));
  const writers = ['a', 'b', 'c'].map((name) => writeUntilGone(folder, name));
  expect(await store.delete('projects', 'stopped_1/')).toBe(true);
  await Promise.all(writers);
  expect(await readdir(join(root, 'buckets/projects'))).toEqual([]);
  expect(await readdir(join(root, 'unfinished'))).toEqual([]);
});

it('a folder that two requests delete is deleted by one of them', async () => {
  const store = new FolderObjectStore({ root, links: {} as GatewayLinks });
  await mkdir(join(root, 'buckets/projects/stopped_1/below'), { recursive: true });
  const deleted = await Promise.all([1, 2].map(() => store.delete('projects', 'stopped_1/')));
  expect(deleted.toSorted()).toEqual([false, true]);
});
