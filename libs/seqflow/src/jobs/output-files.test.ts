import { expect, test } from 'vitest';
import { countOutputFiles } from './output-files';

test.each([
  [null, 0],
  [{}, 0],
  [{ 'p.s.a': 'minio://projects/p/a.txt', 'p.s.b': ['minio://projects/p/b', ['minio://projects/p/c']] }, 3],
  [{ 'p.s.a': null, 'p.s.b': 3, 'p.s.c': 'done', 'p.s.d': { x: 'minio://projects/p/a' } }, 0],
])('outputs %j have %i files', (outputs, files) => {
  expect(countOutputFiles(outputs)).toBe(files);
});
