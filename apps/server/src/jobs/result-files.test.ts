import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { RunDescriptor } from '../app-store/run-descriptor.ts';
import type { LinkSigner } from '../objects/signed-links.ts';
import { MemoryObjectStore } from '../testing/memory-object-store.ts';
import { listResultFiles, MAX_FOLDER_FILES } from './result-files.ts';

const OUTPUTS: RunDescriptor['outputs'] = [
  { name: 'report', file: 'report.html', kind: 'html' },
  { name: 'data', folder: 'data', kind: 'folder' },
];

async function storeOf(keys: readonly string[]) {
  const objects = new MemoryObjectStore({} as LinkSigner);
  await objects.ensureBucket('projects');
  await Promise.all(keys.map((key) => objects.put('projects', key, Readable.from([key]))));
  return objects;
}

const list = async (keys: readonly string[]) =>
  listResultFiles(
    await storeOf(keys),
    { outputs: OUTPUTS },
    { report: 'minio://projects/p/j/report.html', data: 'minio://projects/p/j/data/' },
  );

test('outputs are listed with kind and size, and the files of a folder by their path', async () => {
  const [report, ...files] = await list([
    'p/j/report.html',
    'p/j/data/a.csv',
    'p/j/data/sub/b.csv',
    'p/j/other',
  ]);
  expect(report).toEqual({
    file_index: 'report',
    file_name: 'report.html',
    kind: 'html',
    link: 'minio://projects/p/j/report.html',
    size: 15,
  });
  expect(files.map(({ file_index, file_name, kind }) => [file_index, file_name, kind])).toEqual([
    ['data', 'data/a.csv', null],
    ['data', 'data/sub/b.csv', null],
  ]);
});

test('a folder with too many files has a row of its own after them', async () => {
  const keys = Array.from({ length: MAX_FOLDER_FILES + 1 }, (_, index) => `p/j/data/${10_000 + index}.txt`);
  const files = (await list(['p/j/report.html', ...keys])).slice(1);
  expect(files).toHaveLength(MAX_FOLDER_FILES + 1);
  expect(files.at(-1)).toEqual({
    file_index: 'data',
    file_name: 'data/',
    kind: 'folder',
    link: 'minio://projects/p/j/data/',
    size: null,
  });
});
