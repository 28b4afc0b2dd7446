import { expect, it } from 'vitest';
import { checksumList } from './checksum-list';

const file = (name: string, sha256?: string) => ({
  name,
  url: '',
  description: '',
  size: undefined,
  md5: undefined,
  sha256,
});
const SUM = 'a'.repeat(64);

it('has a line for each file with a checksum', () => {
  expect(checksumList([file('one two.csv', SUM), file('unknown.csv')])).toBe(`${SUM}  one two.csv\n`);
});

it('escapes line ends and backslashes as sha256sum does', () => {
  expect(checksumList([file('a\nb\\c', SUM)])).toBe(`\\${SUM}  a\\nb\\\\c\n`);
});
