import { expect, test } from 'vitest';
import { stepFrom } from './use-log-matches';

const matches = [3, 7, 9].map((line) => ({ line, ranges: [] }));

test.each([
  [undefined, 1, 0],
  [undefined, -1, 2],
  [1, 1, 0],
  [3, 1, 1],
  [8, 1, 2],
  [9, 1, 0],
  [9, -1, 1],
  [3, -1, 2],
  [2, -1, 2],
] as const)('from line %s, a step by %s leads to match %s', (line, by, index) => {
  expect(stepFrom(matches, line, by)).toBe(index);
});

test('without matches there is no step', () => {
  expect(stepFrom([], 4, 1)).toBe(-1);
});
