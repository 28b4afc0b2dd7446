import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from './remove-folder.mjs';

test('a folder into which a program still writes is removed when the program has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'remove-folder-'));
  let left = 100;
  const written = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      mkdirSync(join(folder, 'outputs'), { recursive: true });
      writeFileSync(join(folder, 'outputs', `file-${left}`), 'text');
      left -= 1;
      if (left === 0) {
        clearInterval(timer);
        resolve();
      }
    }, 5);
  });
  await removeFolder(folder);
  await written;
  expect(existsSync(folder)).toBe(false);
});
