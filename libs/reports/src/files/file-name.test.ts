import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf, safeFileName } from './file-name';

test.each([
  ['data.csv', 'data.csv'],
  ['my data (1).csv', 'my_data_1_.csv'],
  ['蛋白质组.csv', '蛋白质组.csv'],
  ['../../etc/passwd', 'etc_passwd'],
  ['.hidden', 'hidden'],
  ['***', 'file'],
])('the file name of %s is %s', (name, fileName) => {
  expect(safeFileName(name)).toBe(fileName);
});

test('a file name has no path, and is never empty', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      (name) =>
        /^[\p{L}\p{N}-][\p{L}\p{N}._-]*$/u.test(safeFileName(name)) &&
        Array.from(safeFileName(name)).length <= 100,
    ),
  );
});

test('the file name of a link is its last segment', () => {
  expect(fileNameOf('minio://tservice/a/b/data.csv')).toBe('data.csv');
});
