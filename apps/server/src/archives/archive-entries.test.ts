import { expect, test } from 'vitest';
import { archiveEntries } from './archive-entries.ts';

const pathsOf = (...paths: string[]) =>
  archiveEntries(
    paths.map((path) => {
      const [bucket = '', ...key] = path.split('/');
      return { bucket, key: key.join('/'), size: 1, sha256: null };
    }),
  ).map(({ path }) => path);

test.each([
  ['data/rna/counts.csv', 'data/rna/counts.csv'],
  ['data/page?x=1&y=2.csv', 'data/page_x=1_y=2.csv'],
  ['data/CON', 'data/_CON'],
  ['data/aux/counts.csv', 'data/_aux/counts.csv'],
  ['data/ending. ', 'data/ending'],
  ['data/../up.csv', 'data/folder/up.csv'],
  ['data/样本 表/a:b.tsv', 'data/样本_表/a_b.tsv'],
])('the object %s is unpacked as %s', (object, path) => {
  expect(pathsOf(object)).toEqual([path]);
});

test('paths that would be one get numbers, also where only the case of a folder or a name differs', () => {
  expect(pathsOf('d/a?.csv', 'd/a*.csv', 'd/A_.csv', 'd/x/b.csv', 'd/X/B.csv', 'e/a_.csv')).toEqual([
    'd/a_.csv',
    'd/a_-2.csv',
    'd/A_-3.csv',
    'd/x/b.csv',
    'd/x/B-2.csv',
    'e/a_.csv',
  ]);
});
