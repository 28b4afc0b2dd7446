import { expect, test } from 'vitest';
import { folderNameProblem } from './folder-name';

test.each([
  ['run 1', null],
  ['批次一', null],
  ['a', null],
  ['a'.repeat(63), null],
  ['😀'.repeat(63), null],
  ['a'.repeat(64), 'too-long'],
  ['', 'required'],
  ['   ', 'required'],
  ['a/b', 'not-valid'],
  ['/', 'not-valid'],
  ['a\\b', 'not-valid'],
  ['a\tb', 'not-valid'],
  ['.', 'not-valid'],
  ['..', 'not-valid'],
  ['...', null],
])('the folder name "%s" has the problem %s', (name, problem) => {
  expect(folderNameProblem(name)).toBe(problem);
});
