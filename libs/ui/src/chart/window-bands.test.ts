import { expect, test } from 'vitest';
import { bandPath, bandsOf } from './window-bands';

const STEPS = [
  { from: 0, to: 4, colour: 0 },
  { from: 5, to: 9, colour: 6 },
];

test('neighbouring windows of a step are one band, and the last band ends with the row', () => {
  expect(bandsOf({ counts: [1, 2, 7, 0], length: 35 }, 10, STEPS)).toEqual([
    [
      { start: 0, end: 20 },
      { start: 30, end: 35 },
    ],
    [{ start: 20, end: 30 }],
  ]);
});

test('a row without windows has no band', () => {
  expect(bandsOf({ counts: [], length: 0 }, 10, STEPS)).toEqual([[], []]);
});

test('a band is a rectangle in pixels', () => {
  expect(bandPath([{ start: 10, end: 20 }], (value) => value / 3, 8)).toBe('M3.33 0H6.67V8H3.33Z');
});
