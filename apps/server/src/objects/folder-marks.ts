import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IdentityMarks } from './store-identity.ts';

/** Identity marks as files in the folder of an object store. */
export function folderMarks(root: string): IdentityMarks {
  return {
    async read(name) {
      try {
        return await readFile(join(root, name), 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    write: (name, text) => writeFile(join(root, name), text, { mode: 0o600 }),
    rename: (from, to) => rename(join(root, from), join(root, to)),
  };
}
