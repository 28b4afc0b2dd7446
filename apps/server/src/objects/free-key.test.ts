import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { numberedKey, underFreeKey } from './free-key.ts';
import { KeyTakenError } from './transfer-check.ts';

test.each([
  ['a/reads.fastq.gz', 'a/reads (2).fastq.gz'],
  ['a.b/reads', 'a.b/reads (2)'],
  ['a/.profile', 'a/.profile (2)'],
  ['a/.profile.bak', 'a/.profile (2).bak'],
  ['run.1/', 'run.1 (2)/'],
  ['reads', 'reads (2)'],
])('the number of %s goes before all its extensions', (key, numbered) => {
  expect([numberedKey(key, 1), numberedKey(key, 2)]).toEqual([key, numbered]);
});

test('the lowest free number is taken, and any other error ends it', async () => {
  const taken = new Set(['a.txt', 'a (2).txt']);
  const written: string[] = [];
  const write = async (key: string) => {
    if (taken.has(key)) throw new KeyTakenError(key);
    written.push(key);
  };
  expect(await underFreeKey('a.txt', write)).toBe('a (3).txt');
  expect(await underFreeKey('b.txt', write)).toBe('b.txt');
  expect(written).toEqual(['a (3).txt', 'b.txt']);
  const intoItself = {
    'en-US': 'A folder cannot be moved into itself.',
    'zh-CN': '文件夹不能移动到自身之中。',
  };
  const refuse = () => Promise.reject(new ApiError(409, intoItself));
  await expect(underFreeKey('a.txt', refuse)).rejects.toThrow('into itself');
  const taking = (key: string) => Promise.reject(new KeyTakenError(key));
  await expect(underFreeKey('a.txt', taking)).rejects.toThrow(
    'There are 1000 items with the name of "a.txt"',
  );
});
