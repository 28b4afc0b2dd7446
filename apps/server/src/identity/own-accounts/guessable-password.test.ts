import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { isGuessable, LISTED_WORDS } from './guessable-password.ts';

test.each([
  'password1234',
  'Password-2026!',
  'P@ssw0rd2024!',
  'ｐａｓｓｗｏｒｄ１２３４',
  '123456789012',
  'aaaabbbbcccc',
  'qwertyuiop[]',
  'zxcvbnm,./123',
  '1qaz2wsx3edc',
  'abcdefghijkl',
  'iloveyou1234',
  'welcome2omics',
  'QuartetPortal',
  'quartet-admin',
  'administrator1',
  'Admin_198765',
  'MyPassword123',
])('%s is guessable', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each([
  'four words are fine',
  'a password of a test',
  'only-for-this-test',
  'twelve chars',
  'Tr0ub4dor&3x',
  'kX7$wq-29vLm',
  '三个词语组成的口令就够了',
])('%s is not', (password) => {
  expect(isGuessable(password)).toBe(false);
});

test('names of the account count as words, whatever characters they have', () => {
  expect(isGuessable('lin.wei-2026!', ['lin.wei'])).toBe(true);
  expect(isGuessable('lin.wei-2026!')).toBe(false);
  expect(isGuessable('l1n.we1(+)1234', ['lin.wei(+)'])).toBe(true);
  expect(isGuessable('linxwei-2026!', ['lin.wei'])).toBe(false);
});

test('a long password takes no long time', () => {
  const start = performance.now();
  expect(isGuessable('kX7'.repeat(50_000))).toBe(false);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('the words are those of the page for operators', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');
  const [, list = ''] = /These words do not count in a password: ([^.]+)\./.exec(page) ?? [];
  expect(list.split(/,\s+/).toSorted()).toEqual(LISTED_WORDS.toSorted());
});
