import { expect, test } from 'vitest';
import { placementOn } from './placement';

test.each([
  [1280, undefined, 'bottom'],
  [1280, 'right', 'right'],
  [768, 'left', 'left'],
  [767, 'left', 'bottom'],
  [390, 'right', 'bottom'],
  [390, 'top', 'top'],
] as const)('on a screen of %i pixels, %s becomes %s', (width, requested, expected) => {
  expect(placementOn(width, requested)).toBe(expected);
});
