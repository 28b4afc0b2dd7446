import { describe, expect, it } from 'vitest';
import { chosenFiles, droppedFiles } from './local-files';

/** Entry of a dropped folder, as browsers make it: its children come in parts of two. */
function entryOf(path: string, children?: readonly FileSystemEntry[]): FileSystemEntry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const waiting = [...(children ?? [])];
  return {
    isFile: children === undefined,
    isDirectory: children !== undefined,
    name,
    fullPath: path,
    file: (resolve: (file: File) => void) => resolve(new File(['x'], name)),
    createReader: () => ({
      readEntries: (resolve: (part: FileSystemEntry[]) => void) => resolve(waiting.splice(0, 2)),
    }),
  } as unknown as FileSystemEntry;
}

function dropOf(entries: readonly FileSystemEntry[], files: readonly File[] = []) {
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  return { items, files } as unknown as DataTransfer;
}

const pathsOf = (files: Awaited<ReturnType<typeof droppedFiles>>) =>
  files.map(({ file, folder }) => `${folder}${file.name}`);

describe('droppedFiles', () => {
  it('reads a folder with its folders, also one that comes in parts, without its own name', async () => {
    const lane = (name: string) =>
      entryOf(
        `/run/${name}`,
        [1, 2, 3].map((read) => entryOf(`/run/${name}/a_R${read}.fq`)),
      );
    const files = await droppedFiles(
      dropOf([entryOf('/run', [lane('L1'), lane('L2'), entryOf('/run/x.fq')])]),
    );
    expect(pathsOf(files).sort()).toEqual([
      'L1/a_R1.fq',
      'L1/a_R2.fq',
      'L1/a_R3.fq',
      'L2/a_R1.fq',
      'L2/a_R2.fq',
      'L2/a_R3.fq',
      'x.fq',
    ]);
  });

  it('keeps the names of several dropped folders', async () => {
    const folder = (name: string) => entryOf(`/${name}`, [entryOf(`/${name}/a.fq`)]);
    expect(pathsOf(await droppedFiles(dropOf([folder('one'), folder('two')])))).toEqual([
      'one/a.fq',
      'two/a.fq',
    ]);
  });

  it('takes plain files as they are', async () => {
    expect(pathsOf(await droppedFiles(dropOf([entryOf('/a.fq')], [new File(['x'], 'a.fq')])))).toEqual([
      'a.fq',
    ]);
  });
});

describe('chosenFiles', () => {
  it('drops the name of the chosen folder', () => {
    const file = (path: string) =>
      Object.defineProperty(new File(['x'], path.slice(path.lastIndexOf('/') + 1)), 'webkitRelativePath', {
        value: path,
      });
    expect(pathsOf(chosenFiles([file('run/a.fq'), file('run/L1/a.fq')]))).toEqual(['a.fq', 'L1/a.fq']);
  });
});
