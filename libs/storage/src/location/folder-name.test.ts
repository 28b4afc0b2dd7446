import { expect, test } from 'vitest';
import * as v from 'valibot';
import { folderSchema } from './folder-name';

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
  const [issue] = v.safeParse(folderSchema, { name }).issues ?? [];
  expect(issue?.message ?? null).toBe(problem);
});

test('blanks around a folder name are removed', () => {
  expect(v.parse(folderSchema, { name: ' run 1 ' })).toEqual({ name: 'run 1' });
});
