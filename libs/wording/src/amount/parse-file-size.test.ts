import { expect, test } from 'vitest';
import { formatFileSize } from './file-size';
import { exactFileSize, parseFileSize } from './parse-file-size';

test.each<[string, number | null]>([
  ['0', 0],
  ['590308', 590_308],
  ['1 MB', 1_048_576],
  ['1mb', 1_048_576],
  ['500 kB', 512_000],
  [' 1.5 GiB ', 1_610_612_736],
  ['2k', 2048],
  ['12 bytes', 12],
  ['1 byte', 1],
  ['.5 KB', 512],
  ['１．５　ＭＢ', 1_572_864],
  ['1.5GB', 1_610_612_736],
  ['', null],
  ['MB', null],
  ['1 XB', null],
  ['-1', null],
  ['1,5 MB', null],
  ['9999 PB', null],
])('%j is %j bytes', (text, bytes) => {
  expect(parseFileSize(text)).toBe(bytes);
});

test.each([0, 171, 1024, 1_048_576, 5 * 1024 ** 3])('the text of %i bytes is read as the same', (bytes) => {
  expect(parseFileSize(formatFileSize(bytes))).toBe(bytes);
});

test.each<[number, string | null]>([
  [0, '0 Bytes'],
  [512_000, '500 KB'],
  [1_572_864, '1.50 MB'],
  [1_048_577, null],
])('%i bytes are exactly %j', (bytes, text) => {
  expect(exactFileSize(bytes)).toBe(text);
});
