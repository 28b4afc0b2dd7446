import { expect, test } from 'vitest';
import { stageFiles } from './staged-files';

const LIMITS = { maxFileBytes: 5, maxFiles: 2, refusedTypes: ['exe', 'tar.bz2'] };
const file = (name: string, size = 1, folder = '') => ({ file: new File(['x'.repeat(size)], name), folder });

test.each([
  ['a name with spaces and Chinese', [file('数据 1.csv')], [null]],
  ['an empty file', [file('a', 0)], [null]],
  ['a file of exactly the limit', [file('a', 5)], [null]],
  ['one byte too many', [file('a', 6)], ['too-large']],
  ['the same name twice', [file('a'), file('a')], [null, 'twice']],
  ['one file too many', [file('a'), file('b'), file('c')], [null, null, 'too-many']],
  ['a refused file, which takes no room', [file('a', 6), file('b'), file('c')], ['too-large', null, null]],
  ['a backslash', [file('a\\b')], ['bad-name']],
  ['the same name in two folders', [file('a', 1, 'L1/'), file('a', 1, 'L2/')], [null, null]],
  ['a folder of dots', [file('a', 1, 'L1/../')], ['bad-name']],
  ['only dots', [file('..')], ['bad-name']],
  ['a name of 256 bytes', [file('x'.repeat(256))], ['bad-name']],
  [
    'a refused type in any case',
    [file('a.EXE'), file('exe'), file('b.tar.bz2')],
    ['refused-type', null, 'refused-type'],
  ],
  ['nothing', [], []],
])('problems of %s', (_files, files, problems) => {
  expect(stageFiles(files, LIMITS).map(({ problem }) => problem)).toEqual(problems);
});

test('files that do not fit into the quota together have a problem from the first that does not', () => {
  const files = [file('a', 3), file('b', 3), file('c', 1)];
  const problems = (room: number) => stageFiles(files, LIMITS, room).map(({ problem }) => problem);
  expect(problems(4)).toEqual([null, 'no-room', null]);
  expect(problems(0)).toEqual(['no-room', 'no-room', 'no-room']);
});
