import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder } from './remove-folder.mjs';

/** Writes a file below a folder. Between its two steps the folder may be removed, as for a program. */
function writeInto(folder: string, name: string): void {
  try {
    mkdirSync(join(folder, 'outputs'), { recursive: true });
    writeFileSync(join(folder, 'outputs', name), 'text');
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOENT' });
  }
}

test('a folder into which a program still writes is removed when the program has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'remove-folder-'));
  let left = 100;
  const written = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      left -= 1;
      writeInto(folder, `file-${left}`);
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
