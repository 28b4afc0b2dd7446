import { expect, test } from 'vitest';
import { parseNumber } from './parse-number';

test.each<[string, number | null]>([
  ['0', 0],
  ['-1.5', -1.5],
  ['\u22121.5', -1.5],
  ['+3', 3],
  ['.5', 0.5],
  ['5.', 5],
  [' 2E3 ', 2000],
  ['１２．５', 12.5],
  ['1,5', null],
  ['1,000', 1000],
  ['-12,345,678.5', -12_345_678.5],
  ['0,500', null],
  ['1,00', null],
  ['10 dB', null],
  ['0x10', null],
  ['1e999', null],
  ['Infinity', null],
  ['-', null],
  ['', null],
])('%j is %j', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});
