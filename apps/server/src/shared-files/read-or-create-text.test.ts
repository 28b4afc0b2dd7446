import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOrCreateText } from './read-or-create-text.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-file-'));
  path = join(folder, 'secret');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the first of many calls creates the file, for its user alone, and all have its text', async () => {
  const texts = Array.from({ length: 20 }, (_, nr) => `text ${String(nr).padStart(40, '0')}`);
  const read = await Promise.all(texts.map((text) => readOrCreateText(path, text)));
  expect(texts).toContain(read[0]);
  expect(new Set(read).size).toBe(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a file that another process has created and not written yet is read when it is whole', async () => {
  await writeFile(path, '');
  const read = readOrCreateText(path, 'ours, which is as long');
  await writeFile(path, 'theirs');
  await writeFile(path, 'theirs, which is whole');
  expect(await read).toBe('theirs, which is whole');
});

test('a file that was cut off is read as it is', async () => {
  await writeFile(path, 'cut');
  expect(await readOrCreateText(path, 'a whole text')).toBe('cut');
});
