// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { matchingRows } from './matching-rows';

const ROWS = [
  ['chr1', 1, 1200],
  ['chr10', 2, 15.5],
  ['chrX', 12, 0],
];

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['CHR1', [0, 1]],
  ['chr1 2', [1]],
  ['2 chr1', [1]],
  ['1200', [0]],
  ['1,200', [0]],
  ['120', []],
  ['15.5', [1]],
  ['chr(', []],
])('the text %j finds the rows %j', (text, found) => {
  document.documentElement.lang = 'en-US';
  expect(matchingRows(ROWS, text)).toEqual(found.map((index) => ROWS[index]));
});
