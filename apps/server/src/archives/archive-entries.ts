import { safeFileName, uniqueFileNames } from '@omics-portal/data-query/files';
import type { ArchivedObject, ArchiveEntry } from './archived-object.ts';

interface Folder {
  readonly path: string;
  readonly names: string[];
}

/**
 * Entries of a zip file: each object with a path that Windows, macOS and Linux can unpack. Its folders are the bucket and those of
 * the key; their names and those of files become safe, as in a download kit. Files whose paths would be equal, or differ only in
 * case, get numbers: `a.csv`, `a-2.csv`.
 */
export function archiveEntries(objects: readonly ArchivedObject[]): ArchiveEntry[] {
  const folders = new Map<string, Folder>();
  const placed = objects.map((object) => {
    const parts = [object.bucket, ...object.key.split('/')];
    const folder = folderOf(folders, parts.slice(0, -1));
    return { object, folder, index: folder.names.push(parts.at(-1) ?? '') - 1 };
  });
  const names = new Map([...folders.values()].map((folder) => [folder, uniqueFileNames(folder.names)]));
  return placed.map(({ object, folder, index }) => ({
    ...object,
    path: `${folder.path}/${names.get(folder)?.[index]}`,
  }));
}

/** Folder of these names. Those that differ only in case are one on Windows and macOS. */
function folderOf(folders: Map<string, Folder>, names: readonly string[]): Folder {
  const path = names.map((name) => safeFileName(name, 'folder')).join('/');
  const id = path.toLowerCase();
  const folder = folders.get(id) ?? { path, names: [] };
  folders.set(id, folder);
  return folder;
}
