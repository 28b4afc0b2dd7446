/** File of this computer, with its folder below the one that was chosen. */
export interface LocalFile {
  /** File as the browser has it. */
  readonly file: File;
  /** Ends with a slash; empty for a file that was chosen without its folder. */
  readonly folder: string;
}

/** Maximum number of files that are taken from one drop. */
export const MAX_LOCAL_FILES = 20_000;

/**
 * Files of a drop, also those in dropped folders and the folders in them. Call it within the event: the browser forgets the
 * drop. Rejects with a DOMException for a file that cannot be read.
 */
export async function droppedFiles(transfer: {
  readonly items: Iterable<Pick<DataTransferItem, 'webkitGetAsEntry'>>;
  readonly files: ArrayLike<File>;
}): Promise<readonly LocalFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = chosenFiles(transfer.files);
  if (entries.every((entry) => entry.isFile)) {
    return plain;
  }
  const files: LocalFile[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && files.length < MAX_LOCAL_FILES; entry = waiting.shift()) {
    if (isFile(entry)) {
      files.push({ file: await fileOf(entry), folder: folderOf(entry.fullPath) });
    } else if (isDirectory(entry)) {
      waiting.push(...(await entriesOf(entry)));
    }
  }
  return withoutCommonFolder(files);
}

/** Files of a file input; those of a folder input keep their folders below the chosen one. */
export function chosenFiles(files: ArrayLike<File>): readonly LocalFile[] {
  return withoutCommonFolder(
    Array.from(files, (file) => ({ file, folder: folderOf(file.webkitRelativePath || '') })),
  );
}

/** Folder of a path, without a slash at its start: `a/b/` of `/a/b/c`. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1).replace(/^\/+/u, '');
}

/** Drops the first folder if all files have the same one: the chosen folder itself. */
function withoutCommonFolder(files: readonly LocalFile[]): readonly LocalFile[] {
  const first = files[0]?.folder.split('/')[0] ?? '';
  const common = `${first}/`;
  return first !== '' && files.every(({ folder }) => folder.startsWith(common))
    ? files.map(({ file, folder }) => ({ file, folder: folder.slice(common.length) }))
    : files;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** All entries of a folder. A browser returns them in parts, and an empty part at the end. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = directory.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) {
      return entries;
    }
    entries.push(...part);
  }
}
