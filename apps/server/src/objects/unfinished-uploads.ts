import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A new file name for an upload that is on its way; it becomes an object when it is complete. */
export function unfinishedFile(root: string): string {
  return join(root, 'unfinished', randomUUID());
}

/**
 * Removes uploads that a process left behind when it was killed.
 *
 * @param idleMs leaves files alone that were written to within this time, in milliseconds; 0 removes all.
 * @returns how many files were removed.
 */
export async function removeUnfinished(root: string, idleMs: number): Promise<number> {
  const folder = join(root, 'unfinished');
  const names = await readdir(folder).catch(() => []);
  const removed = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found || Date.now() - found.mtimeMs < idleMs) return 0;
      await rm(file, { force: true });
      return 1;
    }),
  );
  return removed.reduce<number>((sum, each) => sum + each, 0);
}
