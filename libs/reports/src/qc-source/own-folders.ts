import type { StorageObject } from '@omics-portal/api';

/** Folder in storage with files in it or below it. */
export interface StoredFolder {
  /** Ends with a slash. */
  readonly link: string;
  /** Path below the user's own folder, without the slash at its end. */
  readonly name: string;
  /** Number of listed files in it and below it. */
  readonly files: number;
}

/**
 * Folders of listed files below the user's own folder, in the order of the files. A folder whose path does not contain the text is
 * left out.
 */
export function foldersOfObjects(
  objects: readonly Pick<StorageObject, 'path'>[],
  { own, text }: { readonly own: string; readonly text: string },
): StoredFolder[] {
  const counts = new Map<string, number>();
  for (const { path } of objects) {
    for (const folder of path.startsWith(own) && !path.endsWith('/')
      ? foldersOf(path.slice(own.length))
      : []) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([name]) => name.toLowerCase().includes(text.toLowerCase()))
    .map(([name, files]) => ({ link: `${own}${name}/`, name, files }));
}

/** Folders on the way to a file, the deepest first. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
}
