import { expect, test } from 'vitest';
import { stageFiles } from './staged-files';

const LIMITS = { maxFileBytes: 5, maxFiles: 2 };
const file = (name: string, size = 1) => new File(['x'.repeat(size)], name);

test.each([
  ['a name with spaces and Chinese', [file('数据 1.csv')], [null]],
  ['an empty file', [file('a', 0)], [null]],
  ['a file of exactly the limit', [file('a', 5)], [null]],
  ['one byte too many', [file('a', 6)], ['too-large']],
  ['the same name twice', [file('a'), file('a')], [null, 'twice']],
  ['one file too many', [file('a'), file('b'), file('c')], [null, null, 'too-many']],
  ['a refused file, which takes no room', [file('a', 6), file('b'), file('c')], ['too-large', null, null]],
  ['a backslash', [file('a\\b')], ['bad-name']],
  ['only dots', [file('..')], ['bad-name']],
  ['a name of 256 bytes', [file('x'.repeat(256))], ['bad-name']],
  ['nothing', [], []],
])('problems of %s', (_files, files, problems) => {
  expect(stageFiles(files, LIMITS).map(({ problem }) => problem)).toEqual(problems);
});
