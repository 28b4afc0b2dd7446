import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Temporary name of an upload, which becomes an object when it is complete, or of a folder that is being deleted. */
export function unfinishedFile(root: string): string {
  return join(root, 'unfinished', randomUUID());
}

/**
 * Removes uploads and deleted folders that a killed process left unfinished.
 *
 * @param idleMs keeps files that were written within this time, in milliseconds; 0 removes all.
 * @returns the number of removed files and folders.
 */
export async function removeUnfinished(root: string, idleMs: number): Promise<number> {
  const folder = join(root, 'unfinished');
  const names = await readdir(folder).catch(() => []);
  const removed = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found || Date.now() - found.mtimeMs < idleMs) return 0;
      await rm(file, { recursive: true, force: true });
      return 1;
    }),
  );
  return removed.reduce<number>((sum, each) => sum + each, 0);
}
