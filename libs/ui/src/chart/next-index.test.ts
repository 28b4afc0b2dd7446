import { expect, test } from 'vitest';
import { nextIndex } from './next-index';

test.each([
  ['ArrowRight', 0, undefined, 1],
  ['ArrowDown', 0, undefined, 1],
  ['ArrowLeft', 4, undefined, 3],
  ['ArrowUp', 4, undefined, 3],
  ['Home', 4, undefined, 0],
  ['End', 1, undefined, 5],
  ['ArrowLeft', 0, undefined, undefined],
  ['ArrowDown', 5, undefined, undefined],
  ['Home', 0, undefined, undefined],
  ['a', 2, undefined, undefined],
  ['ArrowDown', 1, 3, 4],
  ['ArrowUp', 4, 3, 1],
  ['ArrowUp', 1, 3, undefined],
  ['ArrowRight', 2, 3, undefined],
  ['ArrowRight', 1, 3, 2],
  ['ArrowLeft', 3, 3, undefined],
])('%s from %d of six, %s in a row', (key, index, perRow, next) => {
  expect(nextIndex(key, index, 6, perRow)).toBe(next);
});
