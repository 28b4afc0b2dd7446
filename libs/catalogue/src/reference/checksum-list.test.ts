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

it('has a line for each file whose checksum is stated, and none for the others', () => {
  expect(checksumList([file('one two.csv', SUM), file('unknown.csv')])).toBe(`${SUM}  one two.csv\n`);
});

it('codes what would break a line, as sha256sum does', () => {
  expect(checksumList([file('a\nb\\c', SUM)])).toBe(`\\${SUM}  a\\nb\\\\c\n`);
});
