import { constants, type Stats } from 'node:fs';
import { copyFile, mkdir, opendir, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Number and total size of files. */
export interface TreeSize {
  files: number;
  bytes: number;
}

/** Disk operations that a full disk affects. */
export interface Disk {
  copyFile(from: string, to: string): Promise<void>;
  /** Free space on the disk of a folder, in bytes. */
  freeBytes(folder: string): Promise<number>;
}

/** Disk of this machine. Copies share their blocks with the original where the file system can. */
export const LOCAL_DISK: Disk = {
  copyFile: (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};

/** Measures the regular files below paths, each a file or a folder. Missing paths count as empty. */
export async function measureTree(...paths: string[]): Promise<TreeSize> {
  const size = { files: 0, bytes: 0 };
  for (const path of paths)
    for await (const { found } of entriesBelow(path)) {
      if (found.isDirectory()) continue;
      size.files += 1;
      size.bytes += found.size;
    }
  return size;
}

/**
 * Copies the folders and regular files below a path, with the times of files, because the metadata of an object is valid for
 * the time of its file. Empty folders are copied, too: PostgreSQL does not start without its own. Files that the target has
 * already, with the same size and time, are left out; files that vanish meanwhile, too.
 */
export async function copyTree(from: string, to: string, disk: Disk): Promise<void> {
  for await (const { name, found } of entriesBelow(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (found.isDirectory()) {
      await mkdir(target, { recursive: true, mode: 0o700 });
      continue;
    }
    const present = await stat(target).catch(() => undefined);
    if (present?.size === found.size && Math.floor(present.mtimeMs) === Math.floor(found.mtimeMs)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    // Times have parts of a millisecond, which are lost on the way: a quarter stays within the millisecond.
    const seconds = (Math.floor(found.mtimeMs) + 0.25) / 1000;
    await disk
      .copyFile(source, target)
      .then(() => utimes(target, seconds, seconds))
      .catch(ignoreMissing);
  }
}

/** Folders and regular files at and below a path, each folder before its content; `name` is relative to the path. */
async function* entriesBelow(root: string, name = ''): AsyncGenerator<{ name: string; found: Stats }> {
  const path = join(root, name);
  const found = await stat(path).catch(ignoreMissing);
  if (found?.isFile() === true || found?.isDirectory() === true) yield { name, found };
  if (found?.isDirectory() !== true) return;
  const folder = await opendir(path).catch(ignoreMissing);
  if (folder === undefined) return;
  for await (const entry of folder)
    if (entry.isFile() || entry.isDirectory()) yield* entriesBelow(root, join(name, entry.name));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
