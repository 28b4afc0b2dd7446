import type { StorageObject } from '@omics-portal/api';
import { HOSTILE_CELLS } from '@omics-portal/data-query/testing/hostile-cells';
import { asWritten, readWrittenTable } from '@omics-portal/data-query/testing/written-table';
import { expect, test } from 'vitest';
import { kitFiles, kitMetadata } from './save-files-kit';

const PAGE = 'https://portal.test/app/#/files';
const MD5 = 'd41d8cd98f00b204e9800998ecf8427e';
const file = (key: string): StorageObject => ({ key, path: `minio://users/${key}`, size: 7 });

test('names are paths below the folder, each once; facts and absolute links are those that were signed', () => {
  const files = [
    file('data/a/x.txt'),
    file('data/a/run/x.txt'),
    file('data/a/run_x.txt'),
    file('data/a/gone'),
  ];
  const signed = {
    expires: null,
    files: new Map([
      ['minio://users/data/a/x.txt', { signedUrl: '/storage/x?signature=1', size: 3, md5: MD5 }],
      ['minio://users/data/a/run/x.txt', { signedUrl: 'https://store.test/x', size: null, md5: null }],
    ]),
  };
  const kit = kitFiles({ files, signed, folder: 'data/a/', datainsUrl: '/datains' }, PAGE);
  expect(kit.map(({ size, md5, signedUrl }) => [size, md5, signedUrl])).toEqual([
    [3, MD5, 'https://portal.test/storage/x?signature=1'],
    [7, null, 'https://store.test/x'],
    [7, null, null],
    [7, null, null],
  ]);
  expect(kit.slice(0, 2).map(({ name }) => name)).toEqual(['x.txt', 'run_x.txt']);
  expect(new Set(kit.map(({ name }) => name)).size).toBe(4);
});

test('hostile paths are one cell each in the table of a kit, and start no formula', () => {
  const files = HOSTILE_CELLS.map((path) => ({ name: path, path, size: null, md5: null, sha256: null }));
  const { rows, formulas } = readWrittenTable(kitMetadata(files), 'tsv');
  expect(rows.slice(1).map(([, path]) => path)).toEqual(asWritten(HOSTILE_CELLS, 'tsv'));
  expect(formulas).toEqual([]);
});
