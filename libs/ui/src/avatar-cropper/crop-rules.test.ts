import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fittedSize, refusalOf, turnedSteps } from './crop-rules';

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 1, 0],
  [0, -1, -1],
  [-2, -1, -3],
  [-3, -1, 0],
  [1, -1, 0],
])('%i turned by %i is %i', (steps, by, expected) => {
  expect(turnedSteps(steps, by)).toBe(expected);
});

describe('the size of a picture', () => {
  test.each([
    [4000, 3000, 2000, 1500],
    [3000, 4000, 1500, 2000],
    [2000, 2000, 2000, 2000],
    [640, 480, 640, 480],
    [9000, 1, 2000, 1],
  ])('%i by %i becomes %i by %i', (width, height, fittedWidth, fittedHeight) => {
    expect(fittedSize(width, height)).toEqual({ width: fittedWidth, height: fittedHeight });
  });

  test('never exceeds the limit, and keeps its aspect ratio within a pixel', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fittedSize(width, height);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(2000);
        const exact = (fitted.width * height) / width;
        expect(Math.abs(fitted.height - Math.max(1, exact))).toBeLessThanOrEqual(height / width + 1);
      }),
    );
  });
});

test.each([
  ['image/png', 100, null],
  ['image/png', 101, 'size'],
  ['image/gif', 1, 'type'],
  ['', 1, 'type'],
] as const)('a file of type "%s" and %i bytes: %s', (type, size, expected) => {
  expect(refusalOf({ type, size }, ['image/png', 'image/jpeg'], 100)).toBe(expected);
});
