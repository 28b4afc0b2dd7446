import { expect, test } from 'vitest';
import { withoutGroups } from './parse-grouped';

test.each([
  ['1,000 MB', '1000 MB'],
  ['-12,345,678', '-12345678'],
  ['1,024.5 KB', '1024.5 KB'],
  ['１，０００ B', '1000 B'],
  ['1,5 MB', '1,5 MB'],
  ['0,500 MB', '0,500 MB'],
  ['1,0000', '1,0000'],
  ['1234,567', '1234,567'],
  ['1,000,5', '1,000,5'],
])('%s is %s', (text, plain) => {
  expect(withoutGroups(text)).toBe(plain);
});
